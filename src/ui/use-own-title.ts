import { useEffect } from 'react';

/**
 * Sets the browser's title of a page after the frame's title, which depends only on the address and is set in the same
 * commit.
 */
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
