import { useEffect } from 'react';

/** The browser's title of a page: set after the frame's own, which knows the address alone and is set in the same commit. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    let isHere = true;
    queueMicrotask(() => {
      if (isHere) document.title = title;
    });
    return () => {
      isHere = false;
    };
  }, [title]);
}
