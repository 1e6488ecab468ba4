import { expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { bookingBench, price, valueOf, type BookingBench } from './booking-bench.ts';

let bench: BookingBench;
shareBench(bookingBench, (made) => {
  bench = made;
});

const extra = { description: 'A new impeller', amount: { amountMinor: 5000, currency: 'EUR' } };

/** A supplement accepted by the buyer, with an open payment page. */
async function accepted() {
  const made = await bench.confirmed(await bench.provider());
  const { bookingId, buyer, provider } = made;
  await valueOf(bench.bookings.proposeSupplement(provider.session, 'impeller-1', bookingId, extra));
  const [supplement] = (await bench.seenBy(buyer, bookingId)).supplements;
  const supplementId = supplement?.id ?? '';
  return { ...made, supplementId };
}
const shown = async (made: Awaited<ReturnType<typeof accepted>>) =>
  (await bench.seenBy(made.buyer, made.bookingId)).supplements.map(({ status, actions }) => ({
    status,
    actions,
  }));
const cancel = ({ bookingId, provider }: Awaited<ReturnType<typeof accepted>>) =>
  valueOf(bench.bookings.act(provider.session, bookingId, { action: 'cancel', note: 'Our diver is ill.' }));

test('a supplement paid after its booking was cancelled is not charged', async () => {
  const made = await accepted();
  const { bookingId, buyer, supplementId } = made;
  await valueOf(bench.bookings.answerSupplement(buyer, { bookingId, supplementId }, 'accept'));
  expect(await shown(made)).toEqual([{ status: 'pending_payment', actions: ['pay'] }]);
  await cancel(made);
  await bench.work();
  expect(await shown(made)).toEqual([{ status: 'pending_payment', actions: [] }]);
  await bench.pay(buyer, bookingId, 'pays', supplementId);
  await bench.work();
  expect([await shown(made), await bench.paymentOf(bookingId, supplementId)]).toEqual([
    [{ status: 'expired', actions: [] }],
    'voided',
  ]);
  expect(await bench.bookOf(bookingId)).toEqual(['capture 36300/3000/33300', 'refund -36300/-3000/-33300']);
  expect(await bench.proof()).toEqual({ sumMinor: 0, unbalanced: 0, gap: 0 });
});

test('lists show the price with the supplement to both sides as soon as it is accepted', async () => {
  const made = await accepted();
  const { bookingId, buyer, provider, supplementId } = made;
  const totals = () =>
    Promise.all(
      [buyer, provider.session].map(async (session) => {
        const { items } = await valueOf(bench.bookings.listBookings(session, {}));
        return items.map(({ totalMinor }) => totalMinor);
      }),
    );
  expect(await totals()).toEqual([[price.total], [price.total]]);
  await valueOf(bench.bookings.answerSupplement(buyer, { bookingId, supplementId }, 'accept'));
  expect(await totals()).toEqual([[price.total + 6050], [price.total + 6050]]);
});

test('a paid supplement is refunded with the price when its booking is cancelled', async () => {
  const made = await accepted();
  const { bookingId, buyer, supplementId } = made;
  await valueOf(bench.bookings.answerSupplement(buyer, { bookingId, supplementId }, 'accept'));
  await bench.pay(buyer, bookingId, 'pays', supplementId);
  // Before the payment is captured, too.
  await cancel(made);
  await bench.work();
  const view = await bench.seenBy(buyer, bookingId);
  expect([view.paidMinor, view.refundedMinor]).toEqual([price.total + 6050, price.total + 6050]);
});

test('a supplement is neither accepted nor offered once its booking has ended', async () => {
  const made = await accepted();
  const { bookingId, buyer, supplementId } = made;
  await cancel(made);
  expect(await shown(made)).toEqual([{ status: 'proposed', actions: ['decline'] }]);
  expect(await bench.bookings.answerSupplement(buyer, { bookingId, supplementId }, 'accept')).toEqual({
    ok: false,
    error: { code: 'NOT_ALLOWED_NOW' },
  });
});

test('a supplement that is not answered in two days is withdrawn, and its provider is notified', async () => {
  const made = await accepted();
  const { bookingId, buyer, supplementId } = made;
  const [waiting] = (await bench.seenBy(buyer, bookingId)).supplements;
  expect(waiting?.expiresAt).toEqual(new Date(bench.clock.now().getTime() + 48 * 60 * 60_000));
  bench.clock.advance(48 * 60 * 60_000);
  await bench.work();
  const view = await bench.seenBy(buyer, bookingId);
  expect(view.supplements).toMatchObject([{ status: 'expired', expiresAt: null, actions: [] }]);
  expect(view.timeline.at(-1)).toMatchObject({ process: 'supplement', command: 'expire', by: 'system' });
  expect(await bench.mails()).toContain(`B-${view.number}: extra work was not answered`);
  expect(await bench.bookings.answerSupplement(buyer, { bookingId, supplementId }, 'accept')).toEqual({
    ok: false,
    error: { code: 'NOT_ALLOWED_NOW' },
  });
});

test('at most ten proposals await an answer', async () => {
  const { bookingId, buyer, provider, supplementId } = await accepted();
  const propose = (key: string) => bench.bookings.proposeSupplement(provider.session, key, bookingId, extra);
  for (let count = 2; count <= 10; count += 1) await valueOf(propose(`impeller-${count}`));
  expect(await propose('impeller-11')).toMatchObject({
    error: { code: 'VALIDATION', fields: [{ field: 'description', rule: 'maximum' }] },
  });
  await valueOf(bench.bookings.answerSupplement(buyer, { bookingId, supplementId }, 'decline'));
  await valueOf(propose('impeller-11'));
});
