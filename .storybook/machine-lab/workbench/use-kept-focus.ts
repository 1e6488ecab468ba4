import { useEffect, useState } from 'react';
import { createFocusKeeper } from './focus-keeper.ts';

/** Makes acts that leave the focus where they were done. */
export function useKeptFocus(): <Given extends readonly unknown[]>(
  act: (...given: Given) => void,
) => (...given: Given) => void {
  const [keeper] = useState(createFocusKeeper);
  useEffect(() => keeper.watch(), [keeper]);
  // After every drawing: what had the focus may be gone with it.
  useEffect(() => keeper.giveBack());
  return (act) =>
    (...given) => {
      keeper.hold();
      act(...given);
    };
}
