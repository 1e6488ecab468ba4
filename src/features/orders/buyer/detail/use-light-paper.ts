import { useEffect } from 'react';

/** Prints in the light theme whatever the screen is in: paper is white, and browsers leave dark backgrounds out. */
export function useLightPaper(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const begin = () => {
      wasDark = classList.contains('dark');
      classList.remove('dark');
    };
    const end = () => {
      if (wasDark) classList.add('dark');
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
