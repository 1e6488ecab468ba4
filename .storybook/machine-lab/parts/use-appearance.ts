import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
};
const current = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Whether the page is light or dark, from the class on `<html>`. */
export const useAppearance = (): 'light' | 'dark' => useSyncExternalStore(subscribe, current);
