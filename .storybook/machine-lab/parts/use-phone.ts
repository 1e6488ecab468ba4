import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 767px)');
const subscribe = (listener: () => void) => {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the lab's panes are shown as tabs instead of side by side. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
