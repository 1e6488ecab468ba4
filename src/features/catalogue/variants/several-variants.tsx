import { useWatch } from 'react-hook-form';
import { useApi } from '../../../api/index.ts';
import { TextField } from '../../../ui/index.ts';
import type { Fields } from '../../forms/index.ts';
import { problemOf } from '../editing/problem-in.ts';
import type { OwnListing } from '../list/listing-kind.ts';
import { furtherField, severalProblem, type Several } from './use-several.ts';
import { VariantRows, variantFieldName } from './variant-rows.tsx';

interface SeveralVariantsProps<Item extends OwnListing> {
  readonly several: Several<Item>;
  readonly fields: Fields<Record<string, string>>;
  readonly item: Item;
}

/** In the form of a new listing: a row for each of the variants; nothing for a single one. */
export function SeveralVariants<Item extends OwnListing>({
  several,
  fields,
  item,
}: SeveralVariantsProps<Item>) {
  const api = useApi();
  const price = useWatch({ control: fields.control, name: 'price' });
  const { names, ofEach } = several;
  if (names.length === 0) return null;
  const isTwice = (variant: string, name: string, text: string) =>
    names.some(
      (other) =>
        other !== variant &&
        fields.getValues(variantFieldName(other, name)).trim().toLowerCase() === text.trim().toLowerCase(),
    );
  return (
    <>
      <TextField
        label="Each of them in"
        hint="If every one comes in several colours too, like Navy, White."
        optional
        autoComplete="off"
        {...fields.field(furtherField, { validate: () => severalProblem(several) ?? true })}
      />
      <VariantRows
        variants={names}
        ofEach={ofEach}
        fields={fields}
        whenEmpty={{ price: price || 'As below', stock: 'Not counted', sku: 'None' }}
        problemOf={async (variant, name, field, text) => {
          if (text.trim() === '') return null;
          if (name === 'sku' && isTwice(variant, name, text)) return 'another of these has this SKU.';
          return problemOf(api, field, text, item);
        }}
      />
    </>
  );
}
