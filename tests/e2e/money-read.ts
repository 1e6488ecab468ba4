import { expect, type Locator } from 'playwright/test';

/** The amounts in a text as people read it ("€1,097.04", "-€90.26"), in minor units of a currency with cents. */
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/([-−]?)€([\d,]+)\.(\d{2})/g)].map(
    ([, minus, whole = '', cents = '']) => (minus ? -1 : 1) * Number(`${whole.replaceAll(',', '')}${cents}`),
  );

/** The first amount that a place shows, in minor units; "Free" and a dash are none of it. */
export async function shownMinor(place: Locator): Promise<number> {
  const text = await place.innerText();
  const [amount] = amountsIn(text);
  if (amount === undefined && !/Free|–/.test(text)) throw new Error(`No amount in “${text}”.`);
  return amount ?? 0;
}

/** What a seller lists: minor units, and basis points of tax. */
export interface Listed {
  readonly name: string;
  readonly priceMinor: number;
  readonly taxBasisPoints: number;
}

/** What something comes to, in minor units. */
interface Sums {
  readonly goods: number;
  readonly tax: number;
  readonly delivery: number;
  readonly total: number;
}

/** So many of one thing with its delivery, counted apart from the product: tax half up to the cent, delivery untaxed. */
export function sumsOf(listed: Listed, quantity: number, delivery: number): Sums {
  const goods = listed.priceMinor * quantity;
  const tax = Math.floor((goods * listed.taxBasisPoints + 5000) / 10_000);
  return { goods, tax, delivery, total: goods + tax + delivery };
}

/** Parts of one order together. */
export const together = (one: Sums, other: Sums): Sums => ({
  goods: one.goods + other.goods,
  tax: one.tax + other.tax,
  delivery: one.delivery + other.delivery,
  total: one.total + other.total,
});

export const nothing: Sums = { goods: 0, tax: 0, delivery: 0, total: 0 };

/**
 * The table of totals of a part of the page, by the label before each amount; the text after a dot names the delivery, that in brackets the rates.
 * What is due is last in its row, after what was ordered where that differs.
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
    const cells = row.getByRole('cell');
    return [
      name.split(/ · | \(/)[0],
      await shownMinor(column === 'due' ? cells.last() : cells.first()),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};

/**
 * Waits until the table of totals of a part of the page has exactly these, to the cent; `ordered` is shown with what
 * is due where it differs.
 */
export async function expectSums(place: Locator, due: Sums, ordered: Sums = due): Promise<void> {
  const words = ({ goods, tax, delivery, total }: Sums) => ({
    Goods: goods,
    Tax: tax,
    'Delivery, tax included': delivery,
    Total: total,
  });
  await expect
    .poll(async () => [await sumsShown(place, 'due'), await sumsShown(place, 'ordered')])
    .toEqual([words(due), words(ordered)]);
}

/** Waits until one supplier's part of a cart comes to exactly these. */
export async function expectPartOfCart(place: Locator, part: Sums): Promise<void> {
  const { goods, tax, delivery, total } = part;
  await expect
    .poll(async () => amountsIn(await place.getByRole('group', { name: /^Total for / }).innerText()))
    .toEqual([total, goods, tax, delivery]);
}

/** Waits until a table of movements says exactly these, whatever their order: the kind, then each amount of the row. */
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
      // A dash where nothing moved, beside columns that are words.
      const amounts = cells.flatMap((text) => (text.trim() === '–' ? [0] : amountsIn(text)));
      return [kind?.trim(), ...amounts];
    });
    return (await Promise.all(read)).sort();
  };
  await expect.poll(shown).toEqual([...movements].sort());
}
