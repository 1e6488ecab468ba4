import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../account/index.ts';
import { useCartPort } from '../../cart/index.ts';

const visitKey = 'quayside.port';

// What is chosen on this page is in its address.
const neverChanges = () => () => undefined;
const readVisit = (): string | null => window.sessionStorage.getItem(visitKey);

/** Keeps for this tab which port was chosen; null: none. */
export const keepPort = (port: string | null): void => window.sessionStorage.setItem(visitKey, port ?? '');

/** The port to begin with where the address has none: the one chosen last in this tab, that of the cart's delivery details, or where the yacht lies. */
export function useFirstPort(): string | null {
  const ofCart = useCartPort();
  const { user } = useAuth();
  const ofVisit = useSyncExternalStore(neverChanges, readVisit, () => null);
  // Empty says that none was chosen, where the cart has one.
  return (ofVisit ?? ofCart ?? user?.homePort) || null;
}

/**
 * The port that things are to be had in, by its slug: the one in the address, which a search hands on, or the one to begin with. Choosing another changes the address, and what the next product begins with.
 */
export function useChosenPort(): readonly [string | null, (port: string | null) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const first = useFirstPort();
  // Where one came from goes on with it. What a history entry carries is not typed.
  const state: unknown = useLocation().state;
  const inAddress = searchParams.get('port');
  const choose = (port: string | null) => {
    keepPort(port);
    setSearchParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('port', port ?? '');
        return after;
      },
      { replace: true, preventScrollReset: true, state },
    );
  };
  return [(inAddress ?? first) || null, choose];
}
