import { useSyncExternalStore } from 'react';

/** The width below which a phone's layout is shown, as in the style sheets. */
const narrow = '(max-width: 639px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the page is as narrow as a phone: a month of seven columns cannot be read there. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
