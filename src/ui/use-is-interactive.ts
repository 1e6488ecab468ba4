import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML, true when the page is hydrated: before that a press would do nothing. */
export const useIsInteractive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
