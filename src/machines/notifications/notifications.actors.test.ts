import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup, type AnyActorLogic } from 'xstate';
import { createMarketplaceClient } from '../../api/index.ts';
import { notificationsActors } from './notifications.actors.ts';
import type { NotificationsEvent } from './notifications.types.ts';

const told = { id: 'one', kind: 'order', title: 'On its way', detail: null, path: '/crew/dashboard' };
const event = `event: notification\nid: 42\ndata: ${JSON.stringify({ ...told, createdAt: '', isRead: false })}\n\n`;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

function effects(respond: (request: Request) => Response, locks: Pick<LockManager, 'request'> | null = null) {
  const asked: string[] = [];
  const channel = new BroadcastChannel(`test-${Math.random()}`);
  stops.push(() => channel.close());
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${pathname}${search}`);
      return respond(request);
    },
  });
  return {
    asked,
    channel,
    actors: notificationsActors({ client, channel: () => channel, locks, userId: 'mara' }),
  };
}

/** Runs an effect as a state would; `received` is what it reports. */
function run(logic: AnyActorLogic, input: unknown, until: number) {
  const received: NotificationsEvent[] = [];
  const enough = Promise.withResolvers<readonly NotificationsEvent[]>();
  const machine = setup({ actors: { effect: logic } }).createMachine({
    invoke: { src: 'effect', input: () => input },
    on: {
      '*': {
        actions: ({ event: one }) => {
          received.push(one as NotificationsEvent); // What the effect sends.
          if (received.length === until) enough.resolve(received);
        },
      },
    },
  });
  const actor = createActor(machine).start();
  stops.push(() => actor.stop());
  return enough.promise;
}

const streamOf = (...chunks: readonly string[]) =>
  new Response(new Blob([...chunks]).stream(), { headers: { 'content-type': 'text/event-stream' } });

describe('the stream', () => {
  it('is opened after what is known, without a token in its address, and reports what it says until it breaks', async () => {
    const { actors, asked } = effects((request) => {
      expect(request.headers.get('authorization')).toBe('Bearer a-token');
      return streamOf(': listening\n\nevent: begin\nid: 41\ndata: {}\n\n', event);
    });
    expect(await run(actors.holdStream, { after: 41 }, 3)).toEqual([
      { type: 'STREAM.OPENED', after: 41 },
      { type: 'NOTIFICATIONS.ARRIVED', arrived: [told], after: 42 },
      { type: 'STREAM.BROKEN' },
    ]);
    expect(asked).toEqual(['/api/notifications/stream?after=41']);
  });

  it('passes over an event that cannot be read, and reports it', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { actors } = effects(() => streamOf('event: notification\nid: 41\ndata: {"id":\n\n', event));
    expect(await run(actors.holdStream, { after: 40 }, 3)).toEqual([
      { type: 'NOTIFICATIONS.ARRIVED', arrived: [], after: 41 },
      { type: 'NOTIFICATIONS.ARRIVED', arrived: [told], after: 42 },
      { type: 'STREAM.BROKEN' },
    ]);
    expect(reported.mock.calls).toEqual([[expect.any(SyntaxError)]]);
  });

  it.each([
    ['a connection that breaks is no fault of ours', new TypeError('network error'), 0],
    ['one that is given up is none either', new DOMException('Given up.', 'AbortError'), 0],
    ['anything else is reported', new RangeError('a fault'), 1],
  ])('%s', async (_, error, times) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const broken = () => new ReadableStream({ start: (controller) => controller.error(error) });
    const { actors } = effects(
      () => new Response(broken(), { headers: { 'content-type': 'text/event-stream' } }),
    );
    expect(await run(actors.holdStream, { after: 40 }, 1)).toEqual([{ type: 'STREAM.BROKEN' }]);
    expect(reported).toHaveBeenCalledTimes(times);
  });

  it('that the server refuses for good is not broken but refused', async () => {
    const { actors } = effects(() =>
      Response.json(
        { status: false, message: 'No.', error: { code: 'UNAUTHENTICATED', requestId: 'r' } },
        { status: 401 },
      ),
    );
    const [first] = await run(actors.holdStream, { after: null }, 1);
    expect(first).toEqual({ type: 'STREAM.REFUSED' });
  });
});

it('without locks each tab leads', async () => {
  const { actors } = effects(() => streamOf());
  expect(await run(actors.holdLead, undefined, 1)).toEqual([{ type: 'LEAD.WON' }]);
});

it('a tab leads where the browser forbids locks', async () => {
  const forbidden = { request: async () => Promise.reject(new DOMException('No locks.', 'SecurityError')) };
  const { actors } = effects(() => streamOf(), forbidden);
  expect(await run(actors.holdLead, undefined, 1)).toEqual([{ type: 'LEAD.WON' }]);
});

it('a tab follows what another passes on', async () => {
  const { actors, channel } = effects(() => streamOf());
  const received = run(actors.followLeader, undefined, 1);
  const other = new BroadcastChannel(channel.name);
  stops.push(() => other.close());
  other.postMessage({ arrived: [told], after: 42 });
  expect(await received).toEqual([{ type: 'NOTIFICATIONS.ARRIVED', arrived: [told], after: 42 }]);
});

it('asks for what arrived after the last', async () => {
  const { actors, asked } = effects(() =>
    Response.json({
      status: true,
      data: { items: [{ ...told, createdAt: '2026-11-20T08:30:00.000Z', isRead: false }], after: 43 },
    }),
  );
  const asking = createActor(actors.readArrived, { input: { after: 42 } });
  const answered = new Promise((resolve) =>
    asking.subscribe({ next: ({ output }) => output && resolve(output) }),
  );
  asking.start();
  expect([await answered, asked]).toEqual([
    { arrived: [told], after: 43 },
    ['/api/notifications/arrived?after=42'],
  ]);
});
