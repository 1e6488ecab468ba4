import { fromMinor } from '../../../lib/money-minor.ts';
import { decimalsText, readMoney } from '../../../lib/money-text.ts';
import { formatMoney } from '../../../ui/index.ts';
import type { EditableField, OwnListing } from '../list/listing-kind.ts';
import type { Typed } from './typed.ts';

const notPositive = 'Price must be above zero.';

/** A typed price in whole minor units of `currency`, checked as in the forms. */
export function readPrice(text: string, currency: string): Typed<number> {
  const typed = readMoney(text, currency);
  if (!('problem' in typed))
    return typed.amountMinor === 0 ? { problem: notPositive } : { value: typed.amountMinor };
  switch (typed.problem) {
    case 'unreadable':
      return { problem: 'Enter a price, like 89.50.' };
    case 'decimals':
      return { problem: decimalsText(currency) };
    case 'negative':
      return { problem: notPositive };
    case 'too high':
      return { problem: 'This price is too high.' };
  }
}

/** A listing's price, edited in its cell. */
export const priceField: EditableField<OwnListing> = {
  label: 'Price',
  formLabelOf: ({ price }) => `Price in ${price.currency}`,
  hint: 'Net, before tax, like 89.50.',
  show: ({ price }) => formatMoney(price),
  textOf: ({ price }) => fromMinor(price.amountMinor, price.currency),
  read: (text, { price: { currency } }) => {
    const typed = readPrice(text, currency);
    return 'problem' in typed ? typed : { change: { price: { amountMinor: typed.value, currency } } };
  },
};
