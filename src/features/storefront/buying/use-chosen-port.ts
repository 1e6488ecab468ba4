import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../account/index.ts';
import { useCartPort } from '../../cart/index.ts';

const visitKey = 'quayside.port';

// The choice on this page is in its address.
const neverChanges = () => () => undefined;
const readVisit = (): string | null => window.sessionStorage.getItem(visitKey);

/** Saves the chosen port for this tab; null for none. */
export const keepPort = (port: string | null): void => window.sessionStorage.setItem(visitKey, port ?? '');

/**
 * The default port if the address has none: the last one chosen in this tab, that of the cart's delivery details, or
 * the yacht's home port.
 */
export function useFirstPort(): string | null {
  const ofCart = useCartPort();
  const { user } = useAuth();
  const ofVisit = useSyncExternalStore(neverChanges, readVisit, () => null);
  // An empty string means that none was chosen, even if the cart has one.
  return (ofVisit ?? ofCart ?? user?.homePort) || null;
}

/**
 * The slug of the port in which things should be available: the one in the address, which a search passes on, or the
 * default. Choosing another changes the address and the default for the next product.
 */
export function useChosenPort(): readonly [string | null, (port: string | null) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const first = useFirstPort();
  // The location state is passed on; history state is not typed.
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
