import { TextField } from '../../../ui/index.ts';
import type { Fields } from '../../forms/index.ts';
import type { EditableField, OwnListing } from '../list/listing-kind.ts';
import styles from './variant-rows.module.css';

/** The form's name of a field of one variant: its letters as numbers, because dots and quotes have a meaning in names. */
export const variantFieldName = (variant: string, field: string): string =>
  `${variantFieldPrefix}${Array.from(variant.toLowerCase(), (letter) => letter.codePointAt(0)).join('_')}-${field}`;

export const variantFieldPrefix = 'of-variant-';

interface VariantRowsProps<Item extends OwnListing> {
  readonly variants: readonly string[];
  /** What each of them has of its own, by name. */
  readonly ofEach: readonly (readonly [name: string, field: EditableField<Item>])[];
  readonly fields: Fields<Record<string, string>>;
  /** What is shown while a field of a row is empty, by field name. */
  readonly whenEmpty: Readonly<Record<string, string>>;
  /** What is wrong with a text, for users; null if it is valid. */
  readonly problemOf: (
    variant: string,
    name: string,
    field: EditableField<Item>,
    text: string,
  ) => Promise<string | null>;
}

/** A row for each variant, with what it has of its own. */
export const VariantRows = <Item extends OwnListing>(props: VariantRowsProps<Item>) => {
  const { variants, ofEach, fields, whenEmpty, problemOf } = props;
  return (
    <div role="group" aria-label="Variants" className={styles.rows}>
      {variants.map((variant) => (
        <div key={variant} role="group" aria-label={variant} className={styles.row}>
          <span className={styles.name}>{variant}</span>
          {ofEach.map(([name, field]) => (
            <TextField
              key={name}
              label={field.label}
              placeholder={whenEmpty[name]}
              autoComplete="off"
              {...fields.field(variantFieldName(variant, name), {
                validate: async (text = '') => {
                  const problem = await problemOf(variant, name, field, text);
                  return problem === null ? true : `${variant}: ${problem}`;
                },
              })}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
