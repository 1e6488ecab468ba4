import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsInteractive } from '../../ui/index.ts';

/** The secret in `#token=…`; null if it is missing or incomplete (contract: LinkToken). */
function secretInAddress(name: string): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get(name) ?? '';
  return secret.length >= 20 && secret.length <= 100 ? secret : null;
}

/**
 * The secret of the mailed link that opened this page, or null; another link in the same tab replaces it. It is removed
 * from the address and the history at once, since it gives access to the account. The server never receives a fragment,
 * so it is null until the page is interactive.
 */
export function useMailedSecret(name: 'token' | 'link' | 'invitation' | 'admin' | 'email'): string | null {
  const isInteractive = useIsInteractive();
  const { key } = useLocation();
  const [read, setRead] = useState<{ key: string | null; secret: string | null }>({
    key: null,
    secret: null,
  });
  if (isInteractive && read.key !== key) setRead({ key, secret: secretInAddress(name) ?? read.secret });
  useEffect(() => {
    if (read.key === null || location.hash === '') return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }, [read]);
  return read.secret;
}
