import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML, true as soon as the page's code has taken it over: before that a press would do nothing. */
export const useIsInteractive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
