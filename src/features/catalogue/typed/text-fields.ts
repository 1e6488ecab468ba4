import type { EditableField, OwnListing } from '../list/listing-kind.ts';
import type { components } from '../../../api/index.ts';
import { departmentsText, readDepartments } from './typed-departments.ts';
import { readOptional } from './typed-text.ts';

type Named<Field extends string> = OwnListing & Readonly<Record<Field, string | null>>;

interface TextOptions {
  readonly label: string;
  readonly hint?: string;
  /** The maximum number of characters in the contract. */
  readonly most: number;
  readonly isLong?: boolean;
}

/** Enough of a text to recognise it. */
const beginningOf = (text: string): string => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);

/** An optional text of a listing. */
export function textField<Field extends string>(
  name: Field,
  { most, ...shown }: TextOptions,
): EditableField<Named<Field>> {
  return {
    ...shown,
    isOptional: true,
    isText: true,
    show: (listing) => {
      const text = listing[name];
      return text === null ? 'empty' : `“${beginningOf(text)}”`;
    },
    textOf: (listing) => listing[name] ?? '',
    read: (text) => {
      const typed = readOptional(text, shown.label, most);
      if ('problem' in typed) return typed;
      // The only key; the compiler widens the type of computed keys.
      return { change: { [name]: typed.value } as Partial<Named<Field>> };
    },
  };
}

interface Grouped extends OwnListing {
  readonly departments: components['schemas']['DepartmentSlug'][];
}

/** The departments in which buyers find it. */
export const departmentsField: EditableField<Grouped> = {
  label: 'Departments',
  areDepartments: true,
  isOptional: true,
  isText: true,
  show: ({ departments }) => departmentsText(departments) || 'none',
  textOf: ({ departments }) => departments.join(', '),
  read: (text) => {
    const typed = readDepartments(text);
    return 'problem' in typed ? typed : { change: { departments: typed.value } };
  },
};

/** The vendor's own grouping. */
export const categoryField: EditableField<Named<'category'>> = {
  ...textField('category', { label: 'Category', hint: 'Your own, such as Fenders or Deck.', most: 120 }),
  areOwnWords: true,
};
