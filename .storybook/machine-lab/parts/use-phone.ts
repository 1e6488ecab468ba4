import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 767px)');
const subscribe = (tell: () => void) => {
  const query = narrow();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the lab's windows stand one behind the other instead of side by side. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
