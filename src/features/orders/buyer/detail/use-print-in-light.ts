import { useEffect } from 'react';

/** Prints in the light theme whatever theme is shown: paper is white, and browsers do not print dark backgrounds. */
export function usePrintInLight(): void {
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
