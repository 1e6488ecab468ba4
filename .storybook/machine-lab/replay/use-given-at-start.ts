import { useEffect, useEffectEvent } from 'react';
import type { Desk } from './use-desk.ts';

interface AtStart {
  readonly left: string;
  readonly right?: string;
}

/** Puts on the desk what a story shows there: the second once the first is open. */
export function useGivenAtStart({ snapshot, giveText }: Desk, given: AtStart | undefined): void {
  const hasLeft = snapshot.context.left !== null;
  const giveLeft = useEffectEvent(() => {
    if (given) giveText(given.left, 'What the story gives');
  });
  const giveRight = useEffectEvent(() => {
    if (given?.right !== undefined) giveText(given.right, 'What the story gives beside it', 'right');
  });
  useEffect(() => giveLeft(), []);
  useEffect(() => {
    if (hasLeft) giveRight();
  }, [hasLeft]);
}
