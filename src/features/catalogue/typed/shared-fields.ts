import { percentOf } from '../../../lib/percent-text.ts';
import type { EditableField, OwnListing } from '../list/listing-kind.ts';
import { readTax } from './typed-tax.ts';
import { readNeeded } from './typed-text.ts';

/** The name of a listing. */
export const nameField: EditableField<OwnListing> = {
  label: 'Name',
  show: ({ name }) => `“${name}”`,
  textOf: ({ name }) => name,
  read: (text) => {
    const typed = readNeeded(text, 'Name', 200);
    return 'problem' in typed ? typed : { change: { name: typed.value } };
  },
};

interface Taxed extends OwnListing {
  readonly taxBasisPoints: number | null;
}

/** The tax rate of a listing's price. */
export const taxField: EditableField<Taxed> = {
  label: 'Tax',
  hint: 'The VAT rate it has in your country, in percent, like 21. Enter 0 for no tax.',
  show: ({ taxBasisPoints }) => (taxBasisPoints === null ? 'Not said' : `${percentOf(taxBasisPoints)} %`),
  textOf: ({ taxBasisPoints }) => (taxBasisPoints === null ? '' : percentOf(taxBasisPoints)),
  read: (text, { taxBasisPoints }) => {
    const typed = readTax(text, taxBasisPoints);
    return 'problem' in typed ? typed : { change: { taxBasisPoints: typed.value } };
  },
};
