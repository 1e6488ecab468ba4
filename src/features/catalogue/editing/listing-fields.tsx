import { Fragment, useEffect, useEffectEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import { DepartmentsField, type Fields } from '../../forms/index.ts';
import type { EditableField, FixedFields, ListingKind, OwnListing } from '../list/listing-kind.ts';
import styles from './listing-fields.module.css';

type NamedField<Item> = readonly [name: string, field: EditableField<Item>];

/** The fields of a kind's form, by row. */
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

/** The rows of a form without the fields that are not to be typed, nor rows that would be empty. */
export const withoutFixed = (
  rows: readonly (readonly string[])[],
  fixed: FixedFields | null,
): readonly (readonly string[])[] =>
  rows
    .map((row) => row.filter((name) => fixed?.names.includes(name) !== true))
    .filter((row) => row.length > 0);

interface ListingFieldsProps<Item> {
  /** The listing; the first of several. */
  readonly item: Item | undefined;
  readonly rows: readonly (readonly NamedField<Item>[])[];
  readonly fields: Fields<Record<string, string>>;
  /** What is wrong with a text, for users; null if it is valid. */
  readonly problemOf: (field: EditableField<Item>, text: string) => string | null | Promise<string | null>;
  /** All fields may be left unchanged. */
  readonly areOptional?: boolean;
  /** Placeholder of a select without a value. */
  readonly choose?: string;
  /** By field name: hints that replace the fields’ own. */
  readonly hints?: Readonly<Record<string, string>>;
  /** By field name: the words that are offered while it is typed. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

/** The fields of a listing in a form. */
export const ListingFields = <Item extends OwnListing>(props: ListingFieldsProps<Item>) => {
  const { item, rows, fields, problemOf, areOptional = false, choose, hints, words } = props;
  const id = useId();
  const texts = useWatch({ control: fields.control });
  const isAsked = ([, { isAsked: asks }]: NamedField<Item>) =>
    // Its values have one text for each field.
    asks === undefined || asks(texts as Readonly<Record<string, string>>);
  const unasked = rows
    .flat()
    .filter((field) => !isAsked(field))
    .map(([name]) => name)
    .join();
  const forget = useEffectEvent((names: string) => fields.clearErrors(names.split(',')));
  useEffect(() => {
    // What was wrong with a field that is gone can't be mended.
    if (unasked !== '') forget(unasked);
  }, [unasked]);
  return rows.map((row) => (
    // By its first field: a row that loses another one stays, with the focus in it.
    <div key={row[0]?.[0]} className={styles.row}>
      {row.filter(isAsked).map(([name, field]) => {
        if (field.areDepartments) return <Departments key={name} name={name} fields={fields} />;
        const Control = field.isLong ? TextAreaField : TextField;
        const shared = {
          label: item === undefined ? field.label : (field.formLabelOf?.(item) ?? field.label),
          hint: hints?.[name] ?? field.shownAs?.(texts[name] ?? '') ?? field.hint,
          optional: !areOptional && (field.isOptional ?? false),
          ...fields.field(name, { validate: async (text) => (await problemOf(field, text)) ?? true }),
        };
        const choices = item && field.choicesOf?.(item);
        const none = field.isOptional ? (areOptional ? 'Stays as it is' : 'Not said') : choose;
        const offered = words?.[name];
        if (choices)
          return (
            <SelectField
              key={name}
              {...shared}
              options={choices}
              {...(none !== undefined && { placeholder: none })}
            />
          );
        if (offered === undefined) return <Control key={name} {...shared} autoComplete="off" />;
        return (
          <Fragment key={name}>
            <TextField {...shared} autoComplete="off" list={`${id}-${name}`} />
            <datalist id={`${id}-${name}`}>
              {offered.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          </Fragment>
        );
      })}
    </div>
  ));
};

/** A field of departments in a form whose values are texts. */
function Departments({
  name,
  fields,
}: Pick<ListingFieldsProps<never>, 'fields'> & { readonly name: string }) {
  const text = useWatch({ control: fields.control, name });
  return (
    <DepartmentsField value={text} onChange={(next) => fields.setValue(name, next, { shouldDirty: true })} />
  );
}
