import type { SubOrderActionInput } from '../index.ts';
import { codeOf, type OrderBench } from './order-bench.ts';

type Placed = Awaited<ReturnType<OrderBench['placed']>>;

/** Commands of tests on a placed order's first sub-order, and queries of its state. */
export const orderActionsOf = (bench: () => OrderBench) => ({
  bySupplier: async ({ first }: Placed, given: SubOrderActionInput) =>
    codeOf(bench().act(first.supplier, first.id, given)),
  byCrew: async ({ buyer, first }: Placed, given: SubOrderActionInput) =>
    codeOf(bench().act(buyer, first.id, given)),
  standing: async ({ orderId, first }: Placed) => {
    const row = (await bench().subOrdersOf(orderId)).find(({ id }) => id === first.id);
    return {
      order: (await bench().orderOf(orderId)).status,
      subOrder: row?.status,
      accepted: row?.acceptedTotalMinor,
      commission: row?.commissionMinor,
      stock: await bench().stockOf(first.inventoryId),
    };
  },
  linesOf: async ({ first }: Placed) => bench().linesOf(first.id),
  lastMailTo: async (userId: string) => (await bench().mailsTo(userId)).at(-1)?.subject,
  settled: async () => (await bench().jobs('settle_payment')).map(({ payload }) => payload),
});
