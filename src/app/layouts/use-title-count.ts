import { useEffect } from 'react';

const marked = /^\(\d+\+?\) /;

/** Says in the browser's title how many wait for the user, whichever page sets it. Nothing is said of an empty count. */
export function useTitleCount(count: string): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(marked, '');
      const title = count === '' ? plain : `(${count}) ${plain}`;
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
