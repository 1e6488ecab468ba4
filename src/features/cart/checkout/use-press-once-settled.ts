import { useEffect, useState } from 'react';
import type { Cart } from '../cart.types.ts';

interface Press {
  /** It was pressed, and the sums are still worked out. */
  readonly isWaiting: boolean;
  /** It was pressed, and the sums have become others. */
  readonly isOutdated: boolean;
  readonly press: () => void;
}

/**
 * Takes a press while the sums are still worked out, as they are when somebody presses right after typing: leaving the field
 * saves it. Once they are settled it acts, where they are what the button said; where they changed, the press is outdated.
 */
export function usePressOnceSettled(isSettled: boolean, total: Cart['total'], act: () => void): Press {
  const [pressed, setPressed] = useState<Cart['total'] | null>(null);
  const isWaiting = pressed !== null && !isSettled;
  const isOutdated = pressed !== null && isSettled && pressed.amountMinor !== total.amountMinor;
  useEffect(() => {
    if (pressed === null || !isSettled || pressed.amountMinor !== total.amountMinor) return;
    setPressed(null);
    act();
  }, [pressed, isSettled, total.amountMinor, act]);
  return { isWaiting, isOutdated, press: () => setPressed(total) };
}
