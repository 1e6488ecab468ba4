import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../../account/index.ts';
import { useCartPort } from '../../cart/index.ts';

const visitKey = 'quayside.port';

// What is chosen on this page is in its address.
const neverChanges = () => () => undefined;
const readVisit = (): string | null => window.sessionStorage.getItem(visitKey);

/**
 * The port that things are to be had in, by its slug: the one in the address, which a search hands on, the one chosen last in this tab, that
 * of the cart's delivery details, or where the yacht lies. Choosing another changes the address, and what the next product begins with.
 */
export function useChosenPort(): readonly [string | null, (port: string | null) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const ofCart = useCartPort();
  const { user } = useAuth();
  const ofVisit = useSyncExternalStore(neverChanges, readVisit, () => null);
  const inAddress = searchParams.get('port');
  const choose = (port: string | null) => {
    window.sessionStorage.setItem(visitKey, port ?? '');
    setSearchParams(
      (before) => {
        const after = new URLSearchParams(before);
        // Empty says that none was chosen, where the cart has one.
        after.set('port', port ?? '');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const port = inAddress ?? ofVisit ?? ofCart ?? user?.homePort ?? null;
  return [port === '' ? null : port, choose];
}
