import { useEffect } from 'react';

const marked = /^\(\d+\+?\) /;
const mostShown = 99;

/** Shows in the browser's title how many items wait for the user, whichever page sets the title. Zero is not shown. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(marked, '');
      const title = count === 0 ? plain : `(${count > mostShown ? `${mostShown}+` : count}) ${plain}`;
      // Writes only a new value, because each write triggers the observer.
      if (title !== document.title) document.title = title;
    };
    const titles = new MutationObserver(show);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    show();
    return () => {
      titles.disconnect();
      document.title = document.title.replace(marked, '');
    };
  }, [count]);
}
