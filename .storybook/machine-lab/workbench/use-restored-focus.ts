import { useEffect, useState } from 'react';
import { createFocusRestorer } from './focus-restorer.ts';

/** Makes acts that leave the focus where they were done. */
export function useRestoredFocus(): <Given extends readonly unknown[]>(
  event: (...input: Given) => void,
) => (...input: Given) => void {
  const [traceStore] = useState(createFocusRestorer);
  useEffect(() => traceStore.watch(), [traceStore]);
  // After every drawing: what had the focus may be gone with it.
  useEffect(() => traceStore.giveBack());
  return (event) =>
    (...input) => {
      traceStore.hold();
      event(...input);
    };
}
