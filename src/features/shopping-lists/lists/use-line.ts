import { useServerCache } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import type { ShoppingList, ShoppingListLine } from './lists.types.ts';
import { listKey, useSetLine } from './use-lists.ts';

/** The actions on a line of a list. A change is shown at once; if it fails, the list is reloaded. */
export function useLine(listId: string, line: ShoppingListLine) {
  const cache = useServerCache();
  const { id, productId, inventoryId, name } = line;
  const show = (list: ShoppingList) => cache.setQueryData<ShoppingList>(listKey(listId), list);
  const setting = useSetLine({
    failed: `${name} wasn’t changed.`,
    onDone: (list, { quantity }) => {
      show(list);
      if (quantity > 0) return;
      toast.success(`${name} was removed from ${list.name}.`, {
        sticky: true,
        action: { label: 'Undo', onAction: () => void setting.run(settingOf(line.quantity)) },
      });
    },
  });
  const settingOf = (quantity: number) => ({ listId, productId, inventoryId, quantity });
  const changed = (lines: readonly ShoppingListLine[], quantity: number) =>
    quantity === 0
      ? lines.filter((other) => other.id !== id)
      : lines.map((other) => (other.id === id ? { ...other, quantity } : other));
  const set = (quantity: number) => {
    if (setting.busy) return;
    cache.setQueryData<ShoppingList>(
      listKey(listId),
      (list) => list && { ...list, lines: changed(list.lines, quantity) },
    );
    void setting.run(settingOf(quantity));
  };
  return { setQuantity: set, remove: () => set(0) };
}
