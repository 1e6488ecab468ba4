import { invariant } from '../../../../src/lib/invariant.ts';
import { lineTaxMinor } from '../../../../src/lib/trade-sums.ts';
import {
  groupsOf,
  unitPriceOf,
  type InvoiceContent,
  type InvoiceLine,
  type TaxGroup,
} from './invoices.domain.ts';

/** An amount with equal tax. */
interface Taken {
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** One line of an invoice in a return: the returned quantity, and the quantity in earlier returns. */
export interface ReturnedLine {
  readonly quantity: number;
  readonly before: number;
}

const none: Taken = { netMinor: 0, taxMinor: 0 };
const grossOf = ({ netMinor, taxMinor }: Taken): number => netMinor + taxMinor;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const less = (one: Taken, other: Taken): Taken => ({
  netMinor: one.netMinor - other.netMinor,
  taxMinor: one.taxMinor - other.taxMinor,
});
const together = (all: readonly Taken[]): Taken => ({
  netMinor: sum(all.map(({ netMinor }) => netMinor)),
  taxMinor: sum(all.map(({ taxMinor }) => taxMinor)),
});
const limited = (one: Taken, other: Taken): Taken => ({
  netMinor: Math.min(one.netMinor, other.netMinor),
  taxMinor: Math.min(one.taxMinor, other.taxMinor),
});

const keyOf = ({ category, rateBps }: TaxGroup): string => `${category} ${rateBps}`;

/** part × of ÷ whole, rounded down, or to the nearest; exact even if the product exceeds a safe integer. */
function share(part: number, of: number, whole: number, rounding: 'down' | 'nearest' = 'down'): number {
  if (whole === 0) return 0;
  const half = rounding === 'nearest' ? BigInt(whole) : 0n;
  return Number((2n * BigInt(part) * BigInt(of) + half) / (2n * BigInt(whole)));
}

/** The net and tax of the first `count` pieces of a line. */
function upTo(line: InvoiceLine, count: number): Taken {
  const { netMinor, taxMinor, quantity, category, rateBps } = line;
  if (count >= quantity) return { netMinor, taxMinor };
  const net = share(netMinor, count, quantity, 'nearest');
  // If no tax is charged, the paid amount is the net.
  return { netMinor: net, taxMinor: category === 'S' ? lineTaxMinor(net, rateBps) : 0 };
}

/** Sold items, as on an invoice. */
type SoldItems = Pick<InvoiceContent, 'lines' | 'delivery'>;

/** All of it, by rate. */
const groupsOfItems = ({ lines, delivery }: SoldItems): readonly TaxGroup[] =>
  groupsOf([...lines, ...(delivery?.shares ?? [])]);

/**
 * The returned lines with their quantities and invoiced amounts, with delivery if nothing else is left. `returned` has
 * one entry per invoice line, in order.
 */
function returnedItems(
  { lines, delivery, currency }: Pick<InvoiceContent, 'lines' | 'delivery' | 'currency'>,
  returned: readonly ReturnedLine[],
): SoldItems {
  if (returned.length === 0) return { lines: [], delivery: null };
  invariant(returned.length === lines.length, 'every line of an invoice is returned, or not');
  const parts = lines.flatMap((line, place) => {
    const { quantity, before } = returned[place] ?? { quantity: 0, before: 0 };
    if (quantity === 0) return [];
    const amounts = less(upTo(line, before + quantity), upTo(line, before));
    return [{ ...line, ...amounts, quantity, unitPrice: unitPriceOf(amounts.netMinor, quantity, currency) }];
  });
  const isAll = lines.every((line, place) => {
    const { quantity = 0, before = 0 } = returned[place] ?? {};
    return before + quantity >= line.quantity;
  });
  return { lines: parts, delivery: isAll ? delivery : null };
}

/** The invoiced amounts of returned items, by rate. */
export const returnedGroups = (
  invoice: Pick<InvoiceContent, 'lines' | 'delivery' | 'currency'>,
  returned: readonly ReturnedLine[],
): readonly TaxGroup[] => groupsOfItems(returnedItems(invoice, returned));

/**
 * The items of a credit note that takes back exactly what was returned, or all that was invoiced; null if it takes
 * another amount, which is of no single item.
 */
export function itemsOfCredit(
  invoice: Pick<InvoiceContent, 'lines' | 'delivery' | 'currency' | 'totalMinor'>,
  { amountMinor, returned }: { readonly amountMinor: number; readonly returned: readonly ReturnedLine[] },
  credited: readonly TaxGroup[],
): SoldItems | null {
  const { lines, delivery } = amountMinor === invoice.totalMinor ? invoice : returnedItems(invoice, returned);
  // Nothing is credited of what cost nothing.
  const items = { lines: lines.filter((line) => grossOf(line) > 0), delivery };
  const groups = groupsOfItems(items);
  const isExact =
    groups.length === credited.length &&
    groups.every((group) =>
      credited.some(
        (one) =>
          keyOf(one) === keyOf(group) && one.netMinor === group.netMinor && one.taxMinor === group.taxMinor,
      ),
    );
  return isExact ? items : null;
}

/** What a refund is for, by rate: the returned items, else goods or delivery; empty if it is not known. */
export function refundedGroups(
  invoice: Pick<InvoiceContent, 'lines' | 'delivery' | 'currency'>,
  {
    returned,
    goodsMinor,
  }: { readonly returned: readonly ReturnedLine[]; readonly goodsMinor: number | null },
): readonly TaxGroup[] {
  if (returned.length > 0) return returnedGroups(invoice, returned);
  if (goodsMinor === null) return [];
  return groupsOf(goodsMinor > 0 ? invoice.lines : (invoice.delivery?.shares ?? []));
}

/**
 * The tax in an amount that includes it, as the rate makes it, not as the rounded tax of what it is taken from does; within
 * what is there of net and of tax.
 */
function taxIn(takenMinor: number, from: Taken, { category, rateBps }: TaxGroup): number {
  const taxMinor = category === 'S' ? share(takenMinor, rateBps, 10_000 + rateBps, 'nearest') : 0;
  return Math.min(from.taxMinor, Math.max(taxMinor, takenMinor - from.netMinor));
}

/** Takes `amountMinor` in proportion, or everything if it is as much; `groups` has the rate of each. */
function take(from: readonly Taken[], amountMinor: number, groups: readonly TaxGroup[]): readonly Taken[] {
  const wholeMinor = sum(from.map(grossOf));
  const shares = from.map((one) => share(amountMinor, grossOf(one), wholeMinor));
  let rest = amountMinor - sum(shares);
  return from.map((one, index) => {
    const gross = grossOf(one);
    const extra = Math.min(rest, gross - (shares[index] ?? 0));
    rest -= extra;
    const takenMinor = (shares[index] ?? 0) + extra;
    const group = groups[index];
    invariant(group !== undefined, 'every amount is of a group');
    const taxMinor = taxIn(takenMinor, one, group);
    return { netMinor: takenMinor - taxMinor, taxMinor };
  });
}

/**
 * Divides a refund over the groups of an invoice: first what it is for (`items`, as invoiced), then other items with
 * the same tax, then the remainder; each in proportion to what earlier refunds left. Without items it is divided over
 * all. All credit notes together never take more from a group than it has, in net or in tax, and a full refund takes
 * all of it.
 */
export function creditedGroups(
  invoiced: readonly TaxGroup[],
  before: readonly TaxGroup[],
  items: readonly TaxGroup[],
  { amountMinor, isAllThatIsLeft }: { readonly amountMinor: number; readonly isAllThatIsLeft: boolean },
): readonly TaxGroup[] {
  const keys = new Set(invoiced.map(keyOf));
  invariant(
    [...before, ...items].every((group) => keys.has(keyOf(group))),
    'a credit note is of what was invoiced',
  );
  const of = (groups: readonly TaxGroup[], group: TaxGroup): Taken =>
    together(groups.filter((one) => keyOf(one) === keyOf(group)));
  const open = invoiced.map((group) => less(group, of(before, group)));
  if (isAllThatIsLeft) return taken(invoiced, open);
  invariant(amountMinor <= sum(open.map(grossOf)), 'no more is credited than was invoiced');

  const wanted = invoiced.map((group) => of(items, group));
  const limits: readonly (readonly Taken[])[] = [
    wanted,
    open.map((group, index) => (grossOf(wanted[index] ?? none) > 0 ? group : none)),
    open,
  ];
  let soFar: readonly Taken[] = open.map(() => none);
  for (const limit of limits) {
    const there = open.map((group, index) =>
      less(limited(limit[index] ?? none, group), limited(soFar[index] ?? none, limit[index] ?? none)),
    );
    const left = amountMinor - sum(soFar.map(grossOf));
    const more = take(there, Math.min(left, sum(there.map(grossOf))), invoiced);
    soFar = soFar.map((one, index) => together([one, more[index] ?? none]));
  }
  return taken(invoiced, soFar);
}

/** The groups with the amounts taken from them, without empty ones. */
const taken = (groups: readonly TaxGroup[], amounts: readonly Taken[]): readonly TaxGroup[] =>
  groups
    .map((group, index) => ({ ...group, ...(amounts[index] ?? none) }))
    .filter((group) => grossOf(group) > 0);
