import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { startingSession } from '../../features/account/index.ts';
import { awaitFirstInteraction } from '../../browser/first-interaction.ts';
import { storeVisitorLines } from '../../machines/cart/index.ts';
import { sessionMachine, TOKEN_KEY, USER_KEY, type StoredSession } from '../../machines/session/index.ts';
import { createDeferredActor } from '../frame/deferred-actor.ts';
import { visitorSession, awaitSessionStart } from './await-session-start.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  awaitFirstInteraction({ page, hasShown: false });
});
afterEach(() => vi.useRealTimers());

const visitor = () =>
  createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise<StoredSession>(async () => ({ user: null, isAuthenticated: false })),
        watchStorage: fromCallback(() => undefined),
      },
    }),
  );

function storageWith(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

async function isDue(known: Promise<void>): Promise<boolean> {
  let due = false;
  void known.then(() => (due = true));
  await vi.advanceTimersByTimeAsync(0);
  return due;
}

it('the placeholder is the state that the machine reaches', async () => {
  const actor = visitor().start();
  const snapshot = await waitFor(actor, (reached) => reached.matches('visitor'));
  expect(visitorSession.context).toEqual(snapshot.context);
  for (const state of ['starting', 'restoring', 'visitor', 'signedIn', 'awaitingCode'] as const)
    expect([state, visitorSession.matches(state)]).toEqual([state, snapshot.matches(state)]);
  for (const tag of ['restoring', 'local', 'busy', 'expired'] as const)
    expect([tag, visitorSession.hasTag(tag)]).toEqual([tag, snapshot.hasTag(tag)]);
});

it.each([
  ['a token', storageWith({ [TOKEN_KEY]: 'token' })],
  ['a user', storageWith({ [USER_KEY]: '{}' })],
])('asks at once who is here where the browser keeps %s', async (_, storage) => {
  const showPlaceholder = vi.fn();
  expect(await isDue(awaitSessionStart(storage, { showPlaceholder }))).toBe(true);
  expect(showPlaceholder).not.toHaveBeenCalled();
});

it('asks at once where a visitor has put something aside', async () => {
  const storage = storageWith({});
  storeVisitorLines(storage, [{ inventoryId: 'i1', productId: 'p1', quantity: 1 }]);
  expect(await isDue(awaitSessionStart(storage, { showPlaceholder: vi.fn() }))).toBe(true);
});

it('shows a visitor where nothing is stored, and continues from the first sign without a step back', async () => {
  const actor = visitor();
  const session = createDeferredActor(startingSession, async () => actor);
  const seen: boolean[] = [];
  session.subscribe((view) => seen.push(view.matches('visitor')));
  const known = awaitSessionStart(storageWith({}), session);
  expect([await isDue(known), session.getSnapshot().matches('visitor')]).toEqual([false, true]);

  page.dispatchEvent(new Event('pointerdown'));
  expect(await isDue(known)).toBe(true);
  await session.start();
  await waitFor(actor, (snapshot) => snapshot.matches('visitor'));
  expect(session.getSnapshot()).toBe(actor.getSnapshot());
  expect(seen).not.toContain(false);
});
