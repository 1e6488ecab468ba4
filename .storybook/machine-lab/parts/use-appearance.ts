import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void) => {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
};
const current = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Whether the page is shown light or dark: the class on `<html>` says so. */
export const useAppearance = (): 'light' | 'dark' => useSyncExternalStore(subscribe, current);
