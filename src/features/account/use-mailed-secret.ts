import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsInteractive } from '../../ui/index.ts';

/** From `#token=…`; null when there is none or it is cut short (contract: LinkToken). */
function secretInAddress(name: string): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get(name) ?? '';
  return secret.length >= 20 && secret.length <= 100 ? secret : null;
}

/**
 * The secret of the mailed link by which this page was opened, or null; another link opened in the same tab replaces it. It leaves the address bar and
 * the history at once: it is worth an account. The server never sees a fragment, so there is none before the page is interactive.
 */
export function useMailedSecret(name: 'token' | 'link' | 'invitation' | 'admin'): string | null {
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
