import { describe, expect, it } from 'vitest';
import { readFile } from './reading/read-file.ts';
import type { DrawnList } from './testing/drawing.ts';
import { drawnList, shapes, tongues } from './testing/drawn-lists.ts';
import { pdfOf } from './testing/drawn-pages.ts';
import { understand } from './understanding/list.ts';
import type { Offer } from './understanding/offer.ts';

/** The confidence from which a review shows no doubt. */
const sureFrom = 0.6;
/** The minimum share of the fields of one shape's lists that are read correctly. */
const rightLeast = 0.95;
const seeds = [1, 2, 3];

/** An offer's name without the separators of its parts. */
const calledBy = (name: string | null, variant: string | null = null) =>
  `${name ?? ''}${variant ?? ''}`.replaceAll(/[\s–/|,;·]+/gu, '').toLowerCase();
const callOf = (offer: Offer) => calledBy(offer.name, 'variant' in offer ? (offer.variant ?? null) : null);

async function offersIn({ pages }: DrawnList): Promise<readonly Offer[]> {
  const file = await readFile(pdfOf(...pages), () => undefined);
  const offers: Offer[] = [];
  if (file.ok)
    understand(file.value, 'inventory', { offer: (offer) => offers.push(offer), tell: () => undefined });
  return offers;
}

/**
 * How many names, prices and currencies of a list were read correctly, of how many, and which are wrong with high
 * confidence.
 */
function judged({ offers, currency }: DrawnList, read: readonly Offer[]) {
  const byCall = Map.groupBy(read, callOf);
  let right = 0;
  for (const { name, variant, price } of offers) {
    const own = byCall.get(calledBy(name, variant)) ?? [];
    const hit = own.find((offer) => Number(offer.price) === price) ?? own[0];
    if (hit) right += 1 + Number(Number(hit.price) === price) + Number(hit.currency === currency);
  }
  const known = Map.groupBy(offers, ({ name, variant }) => calledBy(name, variant));
  const surelyWrong = read.flatMap((offer) => {
    const own = known.get(callOf(offer));
    const isWrong = own
      ? (offer.confidence.price ?? 0) >= sureFrom && own.every(({ price }) => price !== Number(offer.price))
      : offer.price !== null && (offer.confidence.name ?? 0) >= sureFrom;
    return isWrong ? [`${callOf(offer)} ${offer.price ?? ''}`] : [];
  });
  return { right, fields: offers.length * 3, surelyWrong };
}

describe('drawn lists, as read from their pages', () => {
  it.each(Object.keys(shapes) as (keyof typeof shapes)[])('%s', async (shape) => {
    const lists = tongues.flatMap((tongue) =>
      seeds.map((seed) => drawnList(shape, tongue, seed * 7 + tongue.code.charCodeAt(0))),
    );
    const all = await Promise.all(lists.map(async (list) => judged(list, await offersIn(list))));
    expect(all.flatMap(({ surelyWrong }) => surelyWrong)).toEqual([]);
    const sum = (key: 'right' | 'fields') => all.reduce((total, each) => total + each[key], 0);
    expect(sum('right') / sum('fields')).toBeGreaterThanOrEqual(rightLeast);
  });
});
