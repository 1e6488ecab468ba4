import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../toasts/index.ts';
import type { CartLine } from '../cart.types.ts';
import { useCartActions, useCartState } from '../cart-context.tsx';
import { thrownText, useRetryOnline } from '../../server-data/index.ts';
import type { Typing } from './quantity-stepper.tsx';
import { lineFailureOf, type LineFailure } from './line-failure.ts';

/** The actions on a line. They show their own outcome and never reject. */
export interface LineActions {
  readonly onQuantity: (line: CartLine, quantity: number) => void;
  /** Typed text that is not sent yet: the totals are not those of what is shown. */
  readonly onTyping: (line: CartLine, typing: Typing) => void;
  /** Null for an item bought without the cart. */
  readonly leaving: LeavingActions | null;
}

interface LeavingActions {
  readonly onRemove: (line: CartLine, isSaved: boolean) => void;
  readonly onSaveForLater: (line: CartLine) => void;
  readonly onMoveToCart: (line: CartLine) => void;
}

const keyOf = ({ inventoryId, productId }: CartLine) => ({ inventoryId, productId });

/** The cart's line actions, the last failure of each line, and the state of typed quantities. */
export function useLineActions() {
  const { addToCart, updateQuantity, removeFromCart, clearCart } = useCartActions();
  const [failures, setFailures] = useState<ReadonlyMap<string, LineFailure>>(new Map());
  const [typing, setTyping] = useState<ReadonlyMap<string, Typing>>(new Map());

  const cart = useCartState(({ context }) => context.cart);
  const server = useRef(cart);
  useEffect(() => void (server.current = cart), [cart]);

  const note = useCallback(
    ({ inventoryId }: CartLine, failure: LineFailure | null) =>
      setFailures((all) => {
        if (failure === null && !all.has(inventoryId)) return all;
        const others = [...all].filter(([id]) => id !== inventoryId);
        return new Map(failure ? [...others, [inventoryId, failure]] : others);
      }),
    [],
  );
  // After reconnecting, lost changes are no longer reported.
  const isLost = [...failures.values()].some(({ isLost: wasLost }) => wasLost);
  useRetryOnline(
    isLost,
    useCallback(() => setFailures((all) => new Map([...all].filter(([, failure]) => !failure.isLost))), []),
  );
  const attempt = useCallback(
    async (line: CartLine, action: () => Promise<void>, wanted?: number) => {
      note(line, null);
      try {
        await action();
        return true;
      } catch (error) {
        // The current line on the server: the shown one may have had another change in progress.
        const current = server.current?.lines.find(({ inventoryId }) => inventoryId === line.inventoryId);
        note(line, lineFailureOf(error, current ?? line, wanted));
        return false;
      }
    },
    [note],
  );

  const putBack = useCallback(
    async (line: CartLine, isSaved: boolean) => {
      try {
        await addToCart({ ...keyOf(line), quantity: line.quantity }, { inCart: true });
        if (isSaved) await updateQuantity({ ...keyOf(line), savedForLater: true });
      } catch (error) {
        toast.error(`${line.name} couldn’t be put back.`, { description: thrownText(error) });
      }
    },
    [addToCart, updateQuantity],
  );
  /** Removes all of these lines, with Undo in the toast. */
  const clear = useCallback(
    (lines: readonly CartLine[]) =>
      void clearCart().then(
        () =>
          toast.success('Your cart is empty.', {
            sticky: true,
            action: { label: 'Undo', onAction: () => lines.forEach((line) => void putBack(line, false)) },
          }),
        (error: unknown) => toast.error('Your cart wasn’t changed.', { description: thrownText(error) }),
      ),
    [clearCart, putBack],
  );

  const actions = useMemo((): LineActions => {
    const remove = async (line: CartLine, isSaved: boolean) => {
      if (!(await attempt(line, () => removeFromCart(keyOf(line))))) return;
      toast.success(`${line.name} was removed.`, {
        sticky: true,
        action: { label: 'Undo', onAction: () => void putBack(line, isSaved) },
      });
    };
    return {
      onQuantity: (line, quantity) =>
        void attempt(line, () => updateQuantity({ ...keyOf(line), quantity }), quantity),
      onTyping: (line, typed) => {
        const { inventoryId } = line;
        if (typed !== null) note(line, null);
        setTyping((all) =>
          (all.get(inventoryId) ?? null) === typed ? all : new Map([...all, [inventoryId, typed]]),
        );
      },
      leaving: {
        onRemove: (line, isSaved) => void remove(line, isSaved),
        onSaveForLater: (line) =>
          void attempt(line, () => updateQuantity({ ...keyOf(line), savedForLater: true })),
        onMoveToCart: (line) =>
          void attempt(line, () => updateQuantity({ ...keyOf(line), savedForLater: false })),
      },
    };
  }, [attempt, note, putBack, removeFromCart, updateQuantity]);

  const typings = [...typing.values()];
  return {
    actions,
    clear,
    failures,
    isTyping: typings.includes('counted'),
    /** A typed quantity is invalid. */
    isWrong: typings.includes('wrong'),
  };
}
