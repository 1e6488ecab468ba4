import { useEffect, useState } from 'react';
import { createFocusRestorer } from './focus-restorer.ts';

/** Makes acts that leave the focus where they were done. */
export function useRestoredFocus(): <Given extends readonly unknown[]>(
  event: (...given: Given) => void,
) => (...given: Given) => void {
  const [traceStore] = useState(createFocusRestorer);
  useEffect(() => traceStore.watch(), [traceStore]);
  // After every drawing: what had the focus may be gone with it.
  useEffect(() => traceStore.giveBack());
  return (event) =>
    (...given) => {
      traceStore.hold();
      event(...given);
    };
}
