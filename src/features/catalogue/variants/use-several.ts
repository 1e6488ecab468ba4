import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Fields } from '../../forms/index.ts';
import type { Failure } from '../../server-data/index.ts';
import type {
  EditableField,
  ListingChange,
  ListingKind,
  NewVariant,
  OwnListing,
} from '../list/listing-kind.ts';
import { variantFieldName, variantFieldPrefix } from './variant-rows.tsx';
import { variantNames, variantsMost } from './variant-names.ts';

type NamedField<Item> = readonly [name: string, field: EditableField<Item>];
type Row<Item> = readonly NamedField<Item>[];

/** The field of what each of the variants comes in. */
export const furtherField = 'furtherVariants';

export interface Several<Item extends OwnListing> {
  /** The variants that are meant; none for a single listing. */
  readonly names: readonly string[];
  readonly ofEach: readonly NamedField<Item>[];
}

/** Which variants a new listing is to be added in, by what is typed: several with commas between them. */
export function useSeveral<Item extends OwnListing>(
  { fields: all, copy: { apart, ofEach = [] } }: Pick<ListingKind<Item>, 'fields' | 'copy'>,
  fields: Fields<Record<string, string>>,
): Several<Item> {
  const [text, further] = useWatch({ control: fields.control, name: [apart ?? '', furtherField] });
  const typed = apart === undefined ? [] : variantNames(text, further);
  return {
    names: typed.length > 1 ? typed : [],
    ofEach: ofEach.flatMap((name) => {
      const field = all[name];
      return field === undefined ? [] : [[name, field] as const];
    }),
  };
}

/** Whether a field of the form is only there for several variants. */
export const isOfSeveral = (name: string): boolean =>
  name === furtherField || name.startsWith(variantFieldPrefix);

/** The rows of the form before and after those of the variants, the first always before, without what each variant says of its own. */
export function rowsAround<Item extends OwnListing>(
  { names, ofEach }: Several<Item>,
  rows: readonly Row<Item>[],
  apart: string | undefined,
): readonly [before: readonly Row<Item>[], after: readonly Row<Item>[]] {
  const end = Math.max(1, rows.findIndex((row) => row.some(([name]) => name === apart)) + 1);
  // The price of those that don't say their own is still asked.
  const own = new Set(['barcode', ...ofEach.map(([name]) => name)].filter((name) => name !== 'price'));
  const asked = names.length === 0 ? rows : rows.map((row) => row.filter(([name]) => !own.has(name)));
  return [asked.slice(0, end), asked.slice(end)];
}

/** Why a text can't be the variants; null if it can. */
export const severalProblem = ({ names }: Pick<Several<never>, 'names'>): string | null =>
  names.length > variantsMost
    ? `You can add ${variantsMost} variants at once. These are ${names.length}.`
    : names.some((name) => name.length > 200)
      ? 'A variant can have at most 200 characters.'
      : null;

/** What is typed of each variant; what is empty is as for all of them. */
export const readSeveral = <Item extends OwnListing>(
  { names, ofEach }: Several<Item>,
  texts: Readonly<Record<string, string | undefined>>,
  blank: Item,
): readonly NewVariant<Item>[] =>
  names.map((variant) => ({
    variant,
    change: ofEach.reduce<ListingChange<Item>>((all, [name, field]) => {
      const text = texts[variantFieldName(variant, name)] ?? '';
      const read = text.trim() === '' ? null : field.read(text, blank);
      return read !== null && 'change' in read ? { ...all, ...read.change } : all;
    }, {}),
  }));

/** A refusal with the problems of variants at their fields; the same object for the same refusal, so that it is shown once. */
export function useRefusalOfSeveral(failure: Failure | null, names: readonly string[]): Failure | null {
  const written = names.join('\n');
  return useMemo(() => {
    const variants = written.split('\n');
    return (
      failure && {
        ...failure,
        fields: failure.fields.map((problem) => {
          const [, place = '', name = ''] = /^\/?variants[/.](\d+)[/.](.+)$/.exec(problem.field) ?? [];
          const variant = variants[Number(place)];
          if (name === '' || variant === undefined) return problem;
          return name === 'variant'
            ? { field: name, message: `${variant}: ${problem.message}` }
            : { field: variantFieldName(variant, name), message: `${variant}: ${problem.message}` };
        }),
      }
    );
  }, [failure, written]);
}
