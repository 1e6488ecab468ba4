import type { EditableField, ListingKind, OwnListing } from '../list/listing-kind.ts';

/** The field that says what the listing is of which another variant is added; only asked if nothing says it yet. */
export const originalField = 'original';

const example = 'like a colour or a size';

/** The form of another one of `original`: what tells the two apart is needed of both. */
export function withOriginal<Item extends OwnListing>(
  { fields, form, copy: { apart } }: Pick<ListingKind<Item>, 'fields' | 'form' | 'copy'>,
  original: Item,
): Pick<ListingKind<Item>, 'fields' | 'form'> {
  const field = apart === undefined ? undefined : fields[apart];
  if (apart === undefined || field === undefined) return { fields, form };
  const needed = (hint: string, missing: string): EditableField<Item> => ({
    ...field,
    hint,
    isOptional: false,
    read: (text, item) => (text.trim() === '' ? { problem: missing } : field.read(text, item)),
  });
  const present = field.textOf(original);
  const told: EditableField<Item> = needed(
    present === ''
      ? `What makes this one different, ${example}.`
      : `What makes this one different. The one you have is “${present}”.`,
    `Say what makes this one different, ${example}.`,
  );
  const ofOriginal: EditableField<Item> = {
    ...needed(
      'The one you have doesn’t say which it is yet. Buyers choose between the two by this.',
      `Say which one you already have, ${example}.`,
    ),
    label: `${field.label} of the one you have`,
  };
  return {
    fields: { ...fields, [apart]: told, [originalField]: ofOriginal },
    form:
      present === '' ? form.flatMap((row) => (row.includes(apart) ? [[originalField], row] : [row])) : form,
  };
}
