import { useEffect, useState } from 'react';
import { createFocusRestorer } from './focus-restorer.ts';

/** Wraps actions so that they keep the focus where they were performed. */
export function useRestoredFocus(): <Given extends readonly unknown[]>(
  event: (...input: Given) => void,
) => (...input: Given) => void {
  const [traceStore] = useState(createFocusRestorer);
  useEffect(() => traceStore.watch(), [traceStore]);
  // After every render: the focused element may have been removed.
  useEffect(() => traceStore.giveBack());
  return (event) =>
    (...input) => {
      traceStore.hold();
      event(...input);
    };
}
