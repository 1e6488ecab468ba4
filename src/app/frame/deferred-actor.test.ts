import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { sessionMachine, type StoredSession } from '../../machines/session/index.ts';
import { startingSession } from '../../features/account/index.ts';
import { PartLoadError } from '../../lib/load-part.ts';
import { createDeferredActor } from './deferred-actor.ts';

const nobody: StoredSession = { user: null, isAuthenticated: false };

const visitor = (read: Promise<StoredSession> = Promise.resolve(nobody)) =>
  createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise<StoredSession>(() => read),
        watchStorage: fromCallback(() => undefined),
      },
    }),
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('looks like the first state of the machine until the machine is there, then follows it', async () => {
  const actor = visitor();
  const session = createDeferredActor(startingSession, async () => actor);
  const seen: boolean[] = [];
  session.subscribe((view) => seen.push(view.matches('visitor')));
  expect([session.getSnapshot().matches('starting'), session.getSnapshot().hasTag('restoring')]).toEqual([
    true,
    true,
  ]);
  await session.start();
  await waitFor(actor, (snapshot) => snapshot.matches('visitor'));
  expect(session.getSnapshot().matches('visitor')).toBe(true);
  expect(seen.at(-1)).toBe(true);
});

it('tries again, later and later, when its code does not load', async () => {
  const load = vi
    .fn<() => Promise<ReturnType<typeof visitor>>>()
    .mockRejectedValueOnce(new PartLoadError('offline'))
    .mockRejectedValueOnce(new PartLoadError('offline'))
    .mockImplementation(async () => visitor());
  const session = createDeferredActor(startingSession, load);
  await session.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.waitFor(() => expect(session.getSnapshot().matches('visitor')).toBe(true));
});

it('hides no fault of the code that starts it, and does not try that again', async () => {
  const load = vi.fn<() => Promise<ReturnType<typeof visitor>>>().mockRejectedValue(new TypeError('a fault'));
  await expect(createDeferredActor(startingSession, load).start()).rejects.toThrow('a fault');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('forgets a listener that left', async () => {
  const session = createDeferredActor(startingSession, async () => visitor());
  const listener = vi.fn();
  session.subscribe(listener).unsubscribe();
  await session.start();
  await vi.waitFor(() => expect(session.getSnapshot().matches('visitor')).toBe(true));
  expect(listener).not.toHaveBeenCalled();
});

it('is sent nothing before the machine has reached its placeholder’s state', async () => {
  const read = Promise.withResolvers<StoredSession>();
  const actor = visitor(read.promise);
  const send = vi.spyOn(actor, 'send');
  const session = createDeferredActor(startingSession, async () => actor);
  session.showPlaceholder({ view: startingSession, until: (view) => view.matches('visitor') });
  session.send({ type: 'SIGN_IN.SUBMITTED', email: 'crew@example.com', password: 'secret' });
  await session.start();
  expect(send).not.toHaveBeenCalled();
  read.resolve(nobody);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'SIGN_IN.SUBMITTED' }));
});
