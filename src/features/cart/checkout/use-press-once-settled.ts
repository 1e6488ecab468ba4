import { useEffect, useEffectEvent, useState } from 'react';
import type { Cart } from '../cart.types.ts';

interface PressedFor {
  readonly isSettled: boolean;
  readonly total: Cart['total'];
  /** What has to be entered before paying; null for nothing. */
  readonly blocker: string | null;
}

interface Press {
  /** The button was pressed while the totals are being calculated. */
  readonly isWaiting: boolean;
  /** The button was pressed, and the totals have changed since. */
  readonly isOutdated: boolean;
  readonly press: () => void;
}

/**
 * Accepts a press while the totals are being calculated, as when the user presses right after typing, since leaving the
 * field saves it. Once they are settled it pays if they are the totals that the button showed; otherwise the press is
 * outdated. With a blocker it leads there in any case.
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
  const onAction = useEffectEvent(blocker === null ? pay : onBlocked);
  useEffect(() => {
    if (acts > 0) onAction();
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
