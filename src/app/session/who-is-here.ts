import type { SessionView } from '../../features/account/index.ts';
import { firstSign } from '../../lib/first-sign.ts';
import { readVisitorLines } from '../../machines/cart/index.ts';
import { TOKEN_KEY, unknownSession, USER_KEY, type KeyValueStorage } from '../../machines/session/index.ts';

/** What the session's machine comes to where nothing is stored. */
export const visitorSession: SessionView = {
  context: unknownSession,
  matches: (state) => state === 'visitor',
  hasTag: () => false,
};

interface StandsIn {
  standAs(standIn: { view: SessionView; until: (view: SessionView) => boolean }): void;
}

/**
 * Resolves when session and cart are to be started: at once where this browser knows somebody, or keeps a cart. Where nothing is stored there is
 * nothing to ask the server for: `session` stands as a visitor's, and the machines are fetched at the person's first sign.
 */
export async function whoIsHere(storage: KeyValueStorage, session: StandsIn): Promise<void> {
  const isKnown = [TOKEN_KEY, USER_KEY].some((key) => storage.getItem(key) !== null);
  if (isKnown || readVisitorLines(storage).length > 0) return;
  session.standAs({ view: visitorSession, until: (view) => !view.matches('starting') });
  await firstSign();
}
