import type { ActGiven } from '../index.ts';
import { codeOf, type OrderBench } from './order-bench.ts';

export type Placed = Awaited<ReturnType<OrderBench['placed']>>;

/** What tests do with a placed order of one sub-order, or with the first of several, and how they find it afterwards. */
export const actsOn = (bench: () => OrderBench) => ({
  bySupplier: async ({ first }: Placed, given: ActGiven) =>
    codeOf(bench().act(first.supplier, first.id, given)),
  byCrew: async ({ buyer, first }: Placed, given: ActGiven) => codeOf(bench().act(buyer, first.id, given)),
  standing: async ({ orderId, first }: Placed) => {
    const row = (await bench().subOrdersOf(orderId)).find(({ id }) => id === first.id);
    return {
      ...{ order: (await bench().orderOf(orderId)).status, subOrder: row?.status },
      ...{ accepted: row?.accepted_total_minor, commission: row?.commission_minor },
      stock: await bench().stockOf(first.inventoryId),
    };
  },
  linesOf: async ({ first }: Placed) => bench().linesOf(first.id),
  lastMailTo: async (userId: string) => (await bench().mailsTo(userId)).at(-1)?.subject,
  settled: async () => (await bench().jobs('settle_order')).map(({ payload }) => payload),
});
