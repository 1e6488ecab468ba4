import { useMemo, useRef, useState } from 'react';
import { answer, type Api } from '../../../api/index.ts';
import { toast } from '../../toasts/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import type { InventoryItem } from '../inventory/inventory-kind.ts';
import { listingsKey } from '../list/listing-kind.ts';

const invalidates = [listingsKey({ key: 'inventory' })];

/** A change of an item's variant, or of which items it is one. */
interface Step {
  readonly item: InventoryItem;
  readonly change: {
    readonly variant?: string | null;
    readonly variantOf?: string | null;
  };
}

const send = async ({ client }: Api, { item, change }: Step): Promise<InventoryItem> => {
  const params = { path: { inventoryId: item.id }, header: { 'If-Match': String(item.version) } };
  return (await answer(client.PATCH('/inventory/{inventoryId}', { params, body: change }))).data;
};

/** An item with the variant that it gets. */
interface NamedVariant {
  readonly item: InventoryItem;
  readonly variant: string;
}

interface Joining {
  /** The one on whose page the others are from then on. */
  readonly main: NamedVariant;
  readonly others: readonly NamedVariant[];
}

/** The changes that join them: first of the main one, which needs its variant before another one is beside it. */
const stepsOf = ({ main, others }: Joining): readonly Step[] => [
  ...(main.variant === main.item.variant ? [] : [{ item: main.item, change: { variant: main.variant } }]),
  ...others.map(({ item, variant }) => ({ item, change: { variant, variantOf: main.item.id } })),
];

/**
 * Joins items as variants on one page, one after the other. If one is refused, those before it stay joined, and the next
 * try goes on behind them.
 */
export function useJoining(onJoined: () => void) {
  /** What has been saved, by step, and the items as they are since. */
  const done = useRef(new Set<string>());
  const present = useRef(new Map<string, InventoryItem>());
  const [sentId, setSentId] = useState<string | null>(null);
  const undoing = useApiMutation({
    send: async (tools, steps: readonly Step[]) => {
      for (const step of steps) await send(tools, step);
    },
    invalidates,
    success: () => 'The items are on pages of their own again.',
    failed: 'Not all items were separated.',
  });
  const joining = useApiMutation({
    async send(tools, asked: Joining) {
      const steps = stepsOf(asked);
      for (const step of steps) {
        setSentId(step.item.id);
        const key = JSON.stringify([step.item.id, step.change]);
        if (done.current.has(key)) continue;
        const item = present.current.get(step.item.id) ?? step.item;
        present.current.set(step.item.id, await send(tools, { ...step, item }));
        done.current.add(key);
      }
      return steps;
    },
    invalidates,
    onDone(steps, { others }) {
      onJoined();
      const undo = steps.toReversed().map(({ item, change }) => ({
        item: present.current.get(item.id) ?? item,
        change: { variant: item.variant, ...('variantOf' in change && { variantOf: null }) },
      }));
      toast.success(`${others.length + 1} items are variants on one page.`, {
        sticky: true,
        action: { label: 'Undo', onAction: () => void undoing.run(undo) },
      });
    },
  });
  const { failure } = joining;
  // The same object for the same failure: the form shows each once.
  const named = useMemo(
    () =>
      failure && {
        ...failure,
        fields: failure.fields.map((problem) => ({ ...problem, field: sentId ?? problem.field })),
      },
    [failure, sentId],
  );
  return { ...joining, /** A refusal of an item, at its field, which has its id. */ failure: named };
}

/** Separates an item from its variants: it gets a page of its own. */
export const useSeparating = (onClose: () => void) =>
  useApiMutation({
    send: (tools, item: InventoryItem) => send(tools, { item, change: { variantOf: null } }),
    invalidates,
    onDone: onClose,
    success: ({ name }) => `${name} has a page of its own.`,
  });
