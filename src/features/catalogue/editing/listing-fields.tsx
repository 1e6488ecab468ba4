import { TextAreaField, TextField } from '../../../ui/index.ts';
import type { Fields } from '../../forms/index.ts';
import type { EditableField, ListingKind, OwnListing } from '../list/listing-kind.ts';
import styles from './listing-fields.module.css';

type NamedField<Item> = readonly [name: string, field: EditableField<Item>];

/** The fields that a form of a kind has, row by row. */
export const fieldRowsOf = <Item extends OwnListing>(
  { fields }: Pick<ListingKind<Item>, 'fields'>,
  rows: readonly (readonly string[])[],
): readonly (readonly NamedField<Item>[])[] =>
  rows.map((names) =>
    names.flatMap((name) => {
      const field = fields[name];
      return field === undefined ? [] : [[name, field] as const];
    }),
  );

interface ListingFieldsProps<Item> {
  readonly rows: readonly (readonly NamedField<Item>[])[];
  readonly fields: Fields<Record<string, string>>;
  /** What is wrong with a text, for people; null where nothing is. */
  readonly problemOf: (field: EditableField<Item>, text: string) => string | null;
  /** Each may be left as it is. */
  readonly areOptional?: boolean;
}

/** Fields of a listing in a form. */
export const ListingFields = <Item extends OwnListing>(props: ListingFieldsProps<Item>) => {
  const { rows, fields, problemOf, areOptional = false } = props;
  return rows.map((row) => (
    <div key={row.map(([name]) => name).join()} className={styles.row}>
      {row.map(([name, field]) => {
        const Control = field.isLong ? TextAreaField : TextField;
        return (
          <Control
            key={name}
            label={field.label}
            hint={field.hint}
            optional={!areOptional && (field.isOptional ?? false)}
            autoComplete="off"
            {...fields.field(name, { validate: (text) => problemOf(field, text) ?? true })}
          />
        );
      })}
    </div>
  ));
};
