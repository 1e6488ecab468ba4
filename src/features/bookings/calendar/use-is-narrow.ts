import { useSyncExternalStore } from 'react';

/** Phone width, as in the style sheets. */
const narrow = '(max-width: 639px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the page is as narrow as a phone, where a month of seven columns is unreadable. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
