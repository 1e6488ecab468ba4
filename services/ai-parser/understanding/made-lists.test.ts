import { expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { madeList, shapeNames } from '../testing/made-lists/made-list.ts';
import type { MadeOffer } from '../testing/made-lists/make.ts';
import { tongues } from '../testing/made-lists/words.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

/** The expected fields of an offer. */
const asWanted = (offer: Offer, wanted: MadeOffer | undefined): Readonly<Record<string, unknown>> => {
  const fields = new Map<string, unknown>(Object.entries(offer));
  return Object.fromEntries(
    Object.keys(wanted ?? { name: '', price: '' }).map((field) => [field, fields.get(field) ?? null]),
  );
};

it.each(shapeNames)('reads lists of every language with %s', async (shape) => {
  for (const tongue of tongues) {
    const { bytes, kind = 'inventory', offers: wanted } = madeList(shape, tongue);
    const file = await readFile(bytes, () => undefined);
    const offers: Offer[] = [];
    const add = (offer: Offer) => offers.push(offer);
    const read = file.ok ? understand(file.value, kind, { offer: add, tell: () => undefined }) : file;
    expect(read.ok ? null : read.error, tongue.language).toBeNull();
    expect(
      offers.map((offer, at) => asWanted(offer, wanted[at])),
      tongue.language,
    ).toEqual(wanted);
  }
});
