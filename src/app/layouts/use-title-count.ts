import { useEffect } from 'react';

const marked = /^\(\d+\+?\) /;
const mostShown = 99;

/** Says in the browser's title how many wait for the user, whichever page sets it. Nothing is said of none. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(marked, '');
      const title = count === 0 ? plain : `(${count > mostShown ? `${mostShown}+` : count}) ${plain}`;
      // Another value alone: each is a change of its own to who watches.
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
