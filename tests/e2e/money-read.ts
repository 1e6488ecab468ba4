import { expect, type Locator } from 'playwright/test';

/** The amounts in a text as shown to users ("€1,097.04", "-€90.26"), in minor units of a currency with cents. */
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/([-−]?)€([\d,]+)\.(\d{2})/g)].map(
    ([, minus, whole = '', cents = '']) => (minus ? -1 : 1) * Number(`${whole.replaceAll(',', '')}${cents}`),
  );

/** The first amount in an element, in minor units; "Free" and a dash do not count. */
export async function shownMinor(place: Locator): Promise<number> {
  const text = await place.innerText();
  const [amount] = amountsIn(text);
  if (amount === undefined && !/Free|–/.test(text)) throw new Error(`No amount in “${text}”.`);
  return amount ?? 0;
}

/** A listed price: minor units, and tax in basis points. */
export interface Listed {
  readonly name: string;
  readonly priceMinor: number;
  readonly taxBasisPoints: number;
}

/** Sums in minor units. */
interface Sums {
  readonly goods: number;
  readonly tax: number;
  readonly delivery: number;
  readonly total: number;
}

/**
 * The sums of a quantity with delivery, computed independently of the product: tax rounded half up to the cent,
 * delivery untaxed.
 */
export function sumsOf(listed: Listed, quantity: number, delivery: number): Sums {
  const goods = listed.priceMinor * quantity;
  const tax = Math.floor((goods * listed.taxBasisPoints + 5000) / 10_000);
  return { goods, tax, delivery, total: goods + tax + delivery };
}

/** The sums of several parts of an order. */
export const together = (one: Sums, other: Sums): Sums => ({
  goods: one.goods + other.goods,
  tax: one.tax + other.tax,
  delivery: one.delivery + other.delivery,
  total: one.total + other.total,
});

export const nothing: Sums = { goods: 0, tax: 0, delivery: 0, total: 0 };

/**
 * The table of totals in part of a page, by the label before each amount; the text after a dot names the delivery, that
 * in brackets the rates. The due amount is last in its row, after the ordered one if that differs.
 */
const sumsShown = async (
  place: Locator,
  column: 'due' | 'ordered',
): Promise<Readonly<Record<string, number>>> => {
  const rows = await place
    .getByRole('table', { name: /^(?:Totals|Cart totals|Order totals)/ })
    .locator('tbody')
    .getByRole('row')
    .all();
  const read = rows.map(async (row) => {
    const name = await row.getByRole('rowheader').innerText();
    // A part of the rows before it.
    if (name.startsWith('VAT in all')) return [];
    const cells = row.getByRole('cell');
    return [
      [name.split(/ · | \(/)[0], await shownMinor(column === 'due' ? cells.last() : cells.first())] as const,
    ];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
};

/**
 * Waits until the table of totals in part of a page has exactly these sums; `ordered` is shown next to the due ones
 * where it differs.
 */
export async function expectSums(place: Locator, due: Sums, ordered: Sums = due): Promise<void> {
  const isDelivered = due.delivery > 0 || ordered.delivery > 0;
  const words = ({ goods, tax, delivery, total }: Sums) => ({
    Goods: goods,
    [isDelivered ? 'Tax on the goods' : 'Tax']: tax,
    [isDelivered ? 'Delivery, tax included' : 'Delivery']: delivery,
    Total: total,
  });
  await expect
    .poll(async () => [await sumsShown(place, 'due'), await sumsShown(place, 'ordered')])
    .toEqual([words(due), words(ordered)]);
}

/** Waits until one supplier's part of a cart has exactly these sums. */
export async function expectPartOfCart(place: Locator, part: Sums): Promise<void> {
  const { goods, tax, delivery, total } = part;
  await expect
    .poll(async () => amountsIn(await place.getByRole('group', { name: /^Total for / }).innerText()))
    .toEqual([total, goods, tax, delivery]);
}

/** Waits until a table of movements has exactly these, in any order: the kind, then each amount of the row. */
export async function expectMovements(
  place: Locator,
  movements: readonly (readonly [string, ...number[]])[],
): Promise<void> {
  const table = place.getByRole('table', { name: /^Transactions/ });
  const shown = async () => {
    const rows = await table.locator('tbody').getByRole('row').all();
    const read = rows.map(async (row) => {
      const [kind] = await row.getByRole('rowheader').allInnerTexts();
      const cells = await row.getByRole('cell').allInnerTexts();
      // A dash where nothing moved, next to columns of text.
      const amounts = cells.flatMap((text) => (text.trim() === '–' ? [0] : amountsIn(text)));
      return [kind?.trim(), ...amounts];
    });
    return (await Promise.all(read)).sort();
  };
  await expect.poll(shown).toEqual([...movements].sort());
}
