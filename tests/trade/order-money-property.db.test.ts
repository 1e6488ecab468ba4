import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tradeBench, type TradeBench } from './trade-bench.ts';

/** One sub-order: its price, the accepted quantity, and later refunds. */
const subOrder = fc.record({
  unitPriceMinor: fc.integer({ min: 500, max: 2_000_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  taxBps: fc.constantFrom(0, 1000, 2100),
  deliveryMinor: fc.integer({ min: 0, max: 3333 }),
  commissionBps: fc.constantFrom(0, 1000, 1234, 10_000),
  isAgreed: fc.boolean(),
  acceptedShare: fc.constantFrom(0, 1, 2, 2),
  isCompleted: fc.boolean(),
  refundShares: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 2 }),
});

// The provider's smallest step, in minor units.
describe.each([
  ['EUR', 1],
  ['JPY', 1],
  ['KWD', 10],
] as const)('orders in %s, whatever becomes of them', (currency, size) => {
  let bench: TradeBench;
  beforeAll(async () => {
    bench = await tradeBench({ currency });
    await bench.reset();
  });
  afterAll(() => bench.drop());

  test(
    'leave a ledger that sums to zero, matches the provider, and loses nothing',
    { timeout: 120_000 },
    async () => {
      const admin = await bench.addAdmin();
      const vendors = [await bench.addSupplier(), await bench.addSupplier()];
      await fc.assert(
        fc.asyncProperty(fc.array(subOrder, { minLength: 1, maxLength: 2 }), async (wanted) => {
          const made = await bench.paid(
            wanted.map((one, index) => ({ ...one, vendorId: vendors[index] ?? '' })),
          );
          for (const [index, { acceptedShare, quantity, isAgreed }] of wanted.entries()) {
            const accepted = Math.floor((quantity * acceptedShare) / 2);
            const lines = [{ lineId: made.lineIds[index] ?? '', quantity: accepted }];
            await (accepted === 0
              ? bench.act(made, index, 'decline', { note: 'Sold out.' })
              : bench.act(made, index, 'confirm', { lines }));
            // The crew has to accept less than it ordered.
            if (accepted > 0 && accepted < quantity)
              await bench.act(made, index, isAgreed ? 'accept_change' : 'refuse_change');
          }
          await bench.work();
          let refundedMinor = 0;
          for (const [index, { isCompleted, refundShares }] of wanted.entries()) {
            const subOrderId = made.subOrderIds[index] ?? '';
            const giveBack = async (share: number, key: string) => {
              const standing = await bench.ledger.balanceOf(bench.db, subOrderId);
              const left = standing.capturedMinor - standing.refundedMinor;
              const amountMinor = Math.ceil((left * share) / 1000 / size) * size;
              if (amountMinor === 0) return;
              const result = await bench.payments.requestRefund(admin, `${subOrderId}-${key}`, {
                purchaseId: made.id,
                saleId: subOrderId,
                amount: { amountMinor, currency },
                reason: 'Torn.',
              });
              expect(result).toMatchObject({ ok: true });
              refundedMinor += amountMinor;
            };
            const [first, second] = refundShares;
            if (first !== undefined) await giveBack(first, 'first');
            const { acceptedTotalMinor: accepted } = await bench.db
              .selectFrom('subOrders')
              .select('acceptedTotalMinor')
              .where('id', '=', subOrderId)
              .executeTakeFirstOrThrow();
            if (isCompleted && accepted !== null && accepted > 0) await bench.complete(made, index);
            await bench.work();
            if (second !== undefined) await giveBack(second, 'second');
            await bench.work();
            const { dueMinor, commissionMinor, commissionReturnedMinor } = await bench.ledger.balanceOf(
              bench.db,
              subOrderId,
            );
            expect([dueMinor >= 0, commissionMinor >= commissionReturnedMinor]).toEqual([true, true]);
          }
          const payment = await bench.paymentOf(made);
          const intent = await bench.intentOf(made);
          const { latest_charge: charge } = intent;
          if (charge === null || typeof charge === 'string') throw new Error('the charge is told whole');
          const refundsThere = (charge.refunds?.data ?? []).reduce((sum, { amount }) => sum + amount, 0);
          // For none of these currencies the provider differs from ISO 4217.
          expect([intent.amount_received, refundsThere]).toEqual([
            payment.capturedMinor,
            payment.refundedMinor,
          ]);
          expect([payment.refundedMinor, await bench.moneyJobs()]).toEqual([refundedMinor, []]);
        }),
        { numRuns: 6 },
      );
      const { sumMinor, unbalanced, cash, owed } = await bench.proof();
      expect([sumMinor, unbalanced, cash]).toEqual([0, 0, owed]);
      const balance = await bench.stripe.balance.retrieve();
      const there = balance.available.find((one) => one.currency === currency.toLowerCase());
      expect(there?.amount ?? 0).toBe(cash.amountMinor);
    },
  );
});
