import { useSearchParams } from 'react-router-dom';
import { useCartPort } from '../../cart/index.ts';

/**
 * The port that things are to be had in, by its slug: the one in the address, which a search hands on, or that of the cart's
 * delivery details. Choosing another changes the address alone.
 */
export function useChosenPort(): readonly [string | null, (port: string | null) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const ofCart = useCartPort();
  const inAddress = searchParams.get('port');
  const choose = (port: string | null) =>
    setSearchParams(
      (before) => {
        const after = new URLSearchParams(before);
        // Empty says that none was chosen, where the cart has one.
        after.set('port', port ?? '');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const port = inAddress ?? ofCart;
  return [port === '' ? null : port, choose];
}
