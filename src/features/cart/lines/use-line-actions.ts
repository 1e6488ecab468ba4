import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../toasts/index.ts';
import type { CartLine } from '../cart.types.ts';
import { useCartActions, useCartState } from '../cart-context.tsx';
import { thrownText, useRetryOnline } from '../../server-data/index.ts';
import type { Typing } from './quantity-stepper.tsx';
import { lineFailureOf, type LineFailure } from './line-failure.ts';

/** What can be done with a line. Each shows its outcome itself and never rejects. */
export interface LineActions {
  readonly onQuantity: (line: CartLine, quantity: number) => void;
  /** What is typed and not yet asked for: the sums are not those of what is shown. */
  readonly onTyping: (line: CartLine, typing: Typing) => void;
  /** Null where a line is bought by itself, and lies in no cart. */
  readonly leaving: LeavingActions | null;
}

interface LeavingActions {
  readonly onRemove: (line: CartLine, isSaved: boolean) => void;
  readonly onSaveForLater: (line: CartLine) => void;
  readonly onMoveToCart: (line: CartLine) => void;
}

const keyOf = ({ inventoryId, productId }: CartLine) => ({ inventoryId, productId });

/** The acts of the cart's lines, why each of them failed last, and how it stands with the quantities that are typed. */
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
  // Once it is back, that nobody could be reached is no longer so.
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
        // What it fell back to: the line as it was pressed may have been on its way to another figure.
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
  /** Takes all of these lines out, and says so with a way back. */
  const clear = useCallback(
    (lines: readonly CartLine[]) =>
      void clearCart().then(
        () =>
          toast.success('Your cart is empty.', {
            sticky: true,
            action: { label: 'Undo', onAct: () => lines.forEach((line) => void putBack(line, false)) },
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
        action: { label: 'Undo', onAct: () => void putBack(line, isSaved) },
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
    /** A quantity was entered that is none. */
    isWrong: typings.includes('wrong'),
  };
}
