import type { BillTo } from '../../src/lib/bill-to.ts';
import { expect } from 'vitest';
import { insertCart } from './cart-factory.ts';
import type { TradeBench } from './trade-bench.ts';
import { insertBuyer, type MadeOrder } from './trade-factory.ts';

type Parts = Parameters<typeof insertCart>[1]['parts'];

interface Content {
  readonly groups: readonly {
    readonly category: string;
    readonly rateBps: number;
    readonly netMinor: number;
    readonly taxMinor: number;
  }[];
}

/** What tests do with orders whose every amount was computed by hand, as a comment of each test shows. */
export function ordersByHand(bench: () => TradeBench) {
  const supplier = async (
    change: { readonly vatNumber?: string | null; readonly commissionBps?: number } = {},
  ) => {
    const id = await bench().addSupplier();
    await bench()
      .db.updateTable('vendors')
      .set({ status: 'active', legalName: 'Palma Chandlery S.L.', country: 'ES' })
      .set({ vatNumber: 'ESB07000003', ...change })
      .where('id', '=', id)
      .execute();
    return id;
  };

  /** Checks a cart out at the total computed by hand, which the checkout would refuse if it differed, and pays it. */
  async function bought(
    parts: Parts,
    totalMinor: number,
    { port = 'palma', billTo = null }: { readonly port?: string; readonly billTo?: BillTo | null } = {},
  ): Promise<MadeOrder> {
    const now = bench().now();
    const buyerId = await insertBuyer(bench().db, now);
    const cartVersion = await insertCart(bench().db, { buyerId, parts, port, billTo, now });
    const placed = await bench().orders.checkout({ userId: buyerId }, 'one-of-ten', {
      cartVersion,
      expectedTotal: { amountMinor: totalMinor, currency: 'EUR' },
    });
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const id = placed.value.orderId;
    const subOrders = await bench().subOrdersOf({ id });
    const made = {
      id,
      buyerId,
      totalMinor,
      inventoryIds: [],
      subOrderIds: subOrders.map((one) => one.id),
      lineIds: subOrders.flatMap((one) => one.lineIds),
    };
    await bench().pay(await bench().pageOf(made));
    await bench().look(made);
    return made;
  }

  async function confirmed(made: MadeOrder): Promise<MadeOrder> {
    for (const at of made.subOrderIds.keys()) await bench().act(made, at, 'confirm');
    await bench().work();
    return made;
  }

  async function paidOut(made: MadeOrder): Promise<MadeOrder> {
    for (const at of made.subOrderIds.keys()) await bench().complete(made, at);
    await bench().work();
    return made;
  }

  async function refund(made: MadeOrder, amountMinor: number, key: string, part?: 'goods' | 'delivery') {
    const result = await bench().payments.requestRefund(await bench().addAdmin(), key, {
      purchaseId: made.id,
      saleId: made.subOrderIds[0] ?? '',
      amount: { amountMinor, currency: 'EUR' },
      part,
      reason: 'Torn.',
    });
    expect(result).toMatchObject({ ok: true });
    await bench().work();
  }

  /** As ordered: goods, tax, delivery and total. */
  async function ordered({ id }: MadeOrder) {
    const { subtotalMinor, taxMinor, deliveryMinor, totalMinor } = await bench()
      .db.selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [subtotalMinor, taxMinor, deliveryMinor, totalMinor];
  }

  /** The documents of each sub-order: their totals, and each category with its rate, net and tax. */
  async function documents({ subOrderIds }: MadeOrder) {
    const rows = await bench()
      .db.selectFrom('invoices')
      .select(['kind', 'saleId', 'totalMinor', 'content'])
      .where('saleId', 'in', subOrderIds)
      .orderBy('saleId')
      .orderBy('position')
      .$castTo<{ kind: string; totalMinor: number; content: Content }>()
      .execute();
    return rows.map(({ kind, totalMinor, content }) => [
      `${kind} ${totalMinor}`,
      ...content.groups.map(
        ({ category, rateBps, netMinor, taxMinor }) => `${category} ${rateBps}: ${netMinor} + ${taxMinor}`,
      ),
    ]);
  }

  /** The amounts that the provider has captured, refunded, and transferred. */
  async function atProvider(made: MadeOrder) {
    const intent = await bench().intentOf(made);
    const charge = intent.latest_charge;
    if (charge === null || typeof charge === 'string') throw new Error('the charge is told whole');
    const refunds = charge.refunds?.data ?? [];
    return {
      charged: intent.amount_received,
      // The provider lists the latest first.
      refunded: refunds.map(({ amount }) => amount).toReversed(),
      sent: await bench().transfersAtProvider(),
    };
  }
  /** The VAT that the page of the order shows: as invoiced, and what remains of it after refunds. */
  async function vatShown({ id, buyerId }: MadeOrder) {
    const order = await bench().orders.getOrder(bench().person(buyerId, 'crew_member'), id);
    if (!order.ok) throw new Error(order.error.code);
    return [order.value.vat.totalMinor, order.value.vatAfterRefundsMinor];
  }
  return { vatShown, supplier, bought, confirmed, paidOut, refund, ordered, documents, atProvider };
}
