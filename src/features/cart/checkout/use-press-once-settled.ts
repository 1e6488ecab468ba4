import { useEffect, useEffectEvent, useState } from 'react';
import type { Cart } from '../cart.types.ts';

interface PressedFor {
  readonly isSettled: boolean;
  readonly total: Cart['total'];
  /** What is to be said before paying; null: nothing. */
  readonly blocker: string | null;
}

interface Press {
  /** It was pressed, and the sums are still worked out. */
  readonly isWaiting: boolean;
  /** It was pressed, and the sums have become others. */
  readonly isOutdated: boolean;
  readonly press: () => void;
}

/**
 * Takes a press while the sums are still worked out, as they are when somebody presses right after typing: leaving the field
 * saves it. Once they are settled it pays, where they are what the button said; where they changed, the press is outdated. With a
 * blocker it leads to that, whatever the sums have become.
 */
export function usePressOnceSettled(
  { isSettled, total, blocker }: PressedFor,
  { pay, onBlocked }: { readonly pay: () => void; readonly onBlocked: () => void },
): Press {
  const [pressed, setPressed] = useState<Cart['total'] | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const [acts, setActs] = useState(0);
  if (pressed !== null && isSettled) {
    setPressed(null);
    if (blocker !== null || pressed.amountMinor === total.amountMinor) setActs(acts + 1);
    else setIsOutdated(true);
  }
  if (isOutdated && !isSettled) setIsOutdated(false);
  const onAct = useEffectEvent(blocker === null ? pay : onBlocked);
  useEffect(() => {
    if (acts > 0) onAct();
  }, [acts]);
  return {
    isWaiting: pressed !== null,
    isOutdated,
    press: () => {
      setIsOutdated(false);
      setPressed(total);
    },
  };
}
