import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 1100px)');
const subscribe = (listener: () => void) => {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the panes fit side by side: three columns need more than a tablet. */
export const useLayoutWidth = (): 'wide' | 'narrow' =>
  useSyncExternalStore(subscribe, () => (wide().matches ? 'wide' : 'narrow'));
