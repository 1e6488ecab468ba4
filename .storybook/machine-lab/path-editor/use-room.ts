import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 1100px)');
const subscribe = (tell: () => void) => {
  const query = wide();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the windows have room beside each other: three columns need more than a tablet. */
export const useRoom = (): 'wide' | 'narrow' =>
  useSyncExternalStore(subscribe, () => (wide().matches ? 'wide' : 'narrow'));
