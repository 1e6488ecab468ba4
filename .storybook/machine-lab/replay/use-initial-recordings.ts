import { useEffect, useEffectEvent } from 'react';
import type { ReplaySession } from './use-replay.ts';

interface AtStart {
  readonly left: string;
  readonly right?: string;
}

/** Opens what a story shows: the second recording once the first is open. */
export function useInitialRecordings(
  { snapshot, giveText }: ReplaySession,
  given: AtStart | undefined,
): void {
  const hasLeft = snapshot.context.left !== null;
  const giveLeft = useEffectEvent(() => {
    if (given) giveText(given.left, 'What the story gives');
  });
  const giveRight = useEffectEvent(() => {
    if (given?.right !== undefined) giveText(given.right, 'The story’s second recording', 'right');
  });
  useEffect(() => giveLeft(), []);
  useEffect(() => {
    if (hasLeft) giveRight();
  }, [hasLeft]);
}
