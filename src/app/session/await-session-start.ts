import type { SessionView } from '../../features/account/index.ts';
import { firstInteraction } from '../../browser/first-interaction.ts';
import { readVisitorLines } from '../../machines/cart/index.ts';
import { TOKEN_KEY, unknownSession, USER_KEY, type KeyValueStorage } from '../../machines/session/index.ts';

/** The final state of the session's machine when nothing is stored. */
export const visitorSession: SessionView = {
  context: unknownSession,
  matches: (state) => state === 'visitor',
  hasTag: () => false,
};

interface VisitorPlaceholder {
  showPlaceholder(placeholder: { view: SessionView; until: (view: SessionView) => boolean }): void;
}

/**
 * Resolves when session and cart should start: at once if this browser has a stored user or cart. If nothing is stored,
 * there is nothing to request from the server: `session` behaves as a visitor's, and the machines load at the user's
 * first interaction.
 */
export async function awaitSessionStart(
  storage: KeyValueStorage,
  session: VisitorPlaceholder,
): Promise<void> {
  const isKnown = [TOKEN_KEY, USER_KEY].some((key) => storage.getItem(key) !== null);
  if (isKnown || readVisitorLines(storage).length > 0) return;
  session.showPlaceholder({ view: visitorSession, until: (view) => !view.matches('starting') });
  await firstInteraction();
}
