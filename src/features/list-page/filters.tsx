import type { ReactNode } from 'react';
import { SearchField, SearchSlot, SelectField, TabButtons, TextField } from '../../ui/index.ts';
import styles from './filters.module.css';

/** The props of a filter's control. */
interface FilterControl<Value> {
  readonly name: string;
  readonly value: Value;
  onChange(value: Value): void;
  /** The number of rows with each value; null while unknown. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** The values of all filters. */
  readonly search: Readonly<Record<string, string | null>>;
}

/**
 * A filter: how its value is read from the address, and how it is chosen. Methods rather than function properties, so
 * that filters of different value types fit into one record.
 */
interface Filter<Value extends string | null> {
  /** The default value, which is omitted from the address. */
  readonly rest: Value;
  /** Parses a text of the address; `rest` if it is invalid. */
  read(text: string): Value;
  /** Formats a value other than `rest` for the address. */
  write(value: Value): string;
  /** Whether it hides rows of the list; a tab, which has its own empty state, does not. */
  readonly narrows: boolean;
  /** Whether it is a parameter of the query. */
  readonly isAsked: boolean;
  /** It is the search field, which is shown first. */
  readonly isSearch?: boolean;
  /** Always visible on a phone, where other filters are collapsed. */
  readonly isInSight?: boolean;
  /** Filters that are reset when another value is chosen. */
  readonly resets?: readonly string[];
  /** Nobody chose its default value, which hides rows: a search goes to all rows from there. */
  readonly isLeftBySearch?: boolean;
  control?(props: FilterControl<Value>): ReactNode;
}

/** A list's filters by their names in the address, in order. */
export type Filters = Readonly<Record<string, Filter<string | null>>>;

/** A search: a value for each filter. */
export type SearchOf<F extends Filters> = {
  readonly [Name in keyof F]: F[Name] extends Filter<infer Value> ? Value : never;
};

const longestSearch = 100;

/** The search field of a list; shown before all other filters. */
export const search = (label: string, hint: string): Filter<string> => ({
  rest: '',
  read: (text) => text.slice(0, longestSearch),
  write: (words) => words,
  narrows: true,
  isAsked: true,
  isSearch: true,
  isInSight: true,
  control: ({ value, onChange }) => (
    <SearchSlot key="search">
      <SearchField label={label} hint={hint} query={value} onSearch={onChange} />
    </SearchSlot>
  ),
});

interface ChoiceOptions<Value extends string> {
  /** "State". */
  readonly label: string;
  /** The option for no filter: "All states". */
  readonly all: string;
  /** The values with their labels, in order. */
  readonly options: readonly (readonly [value: Value, word: string])[];
}

/** The order of the list as a select, since a phone has no column headers to sort by. */
export const order = <Value extends string>(
  first: string,
  options: ChoiceOptions<Value>['options'],
): Filter<Value | null> => ({
  ...choice({ label: 'Order', all: first, options }),
  narrows: false,
});

/** One of several values, or all of them. */
export const choice = <Value extends string>(options: ChoiceOptions<Value>): Filter<Value | null> => {
  const valueOf = (text: string) => options.options.find(([value]) => value === text)?.[0] ?? null;
  return {
    rest: null,
    read: valueOf,
    write: (value) => value ?? '',
    narrows: true,
    isAsked: true,
    control: ({ name, value, onChange }) => (
      // In a toolbar the options explain the select; its name is for screen readers.
      <div key={name} className={styles.choice}>
        <SelectField
          label={options.label}
          placeholder={options.all}
          options={options.options.map(([each, label]) => ({ value: each, label }))}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(valueOf(currentTarget.value))}
        />
      </div>
    ),
  };
};

interface TabsOptions<Value extends string> {
  /** The name of the filter: "State". */
  readonly label: string;
  /** The values with their labels, in order. */
  readonly options: readonly (readonly [value: Value, word: string])[];
  /** A tab with all rows, or with all except some values: its label and its position. */
  readonly all?: {
    readonly word: string;
    readonly at: 'start' | 'end';
    readonly without?: readonly Value[];
  };
  /** The default value; all rows when omitted. */
  readonly first?: Value;
  /** Values whose tab is hidden while it is empty. */
  readonly hiddenWhenEmpty?: readonly Value[];
  readonly resets?: readonly string[];
}

const everything = 'all';

/** The tabs of a list, with the number of rows in each if the list provides it. */
export function tabs<Value extends string>(
  options: TabsOptions<Value> & { readonly first: Value; readonly all?: never },
): Filter<Value>;
export function tabs<Value extends string>(options: TabsOptions<Value>): Filter<Value | null>;
export function tabs<Value extends string>(options: TabsOptions<Value>): Filter<Value | null> {
  const { label, all, first = null, hiddenWhenEmpty = [], resets = [] } = options;
  return {
    rest: first,
    read: (text) =>
      all && text === everything ? null : (options.options.find(([value]) => value === text)?.[0] ?? first),
    write: (value) => value ?? everything,
    narrows: first === null,
    isAsked: true,
    isInSight: true,
    resets,
    isLeftBySearch: first !== null && all !== undefined,
    control: ({ name, value, onChange, counts }) => {
      const shown = options.options.filter(
        ([each]) => !hiddenWhenEmpty.includes(each) || each === value || (counts?.[each] ?? 0) > 0,
      );
      const each = shown.map(([one, text]) => ({
        value: one as string,
        text,
        count: counts?.[one] ?? null,
      }));
      // A row can be in two tabs, so the list provides the total.
      const leftOut: readonly string[] = all?.without ?? [];
      const sum =
        counts &&
        (counts[everything] ??
          Object.entries(counts).reduce(
            (total, [one, count]) => (leftOut.includes(one) ? total : total + count),
            0,
          ));
      const whole = all ? [{ value: everything, text: all.word, count: sum }] : [];
      return (
        <TabButtons
          key={name}
          label={label}
          tabs={all?.at === 'end' ? [...each, ...whole] : [...whole, ...each]}
          chosen={value ?? everything}
          onChoose={(chosen) => onChange(options.options.find(([one]) => one === chosen)?.[0] ?? null)}
        />
      );
    },
  };
}

/** An existing day (`2026-11-01`); empty otherwise. */
function dayOf(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : '';
}

interface DayOptions {
  /** Filters whose values are the first and the last possible day. */
  readonly min?: string;
  readonly max?: string;
}

/** A day; empty for any. */
export const day = (label: string, { min = '', max = '' }: DayOptions): Filter<string> => ({
  rest: '',
  read: dayOf,
  write: (text) => text,
  narrows: true,
  isAsked: true,
  control: ({ name, value, onChange, search: { [min]: minimum, [max]: most } }) => (
    <div key={name} className={styles.day}>
      <TextField
        type="date"
        label={label}
        value={value}
        min={minimum ?? undefined}
        max={most ?? undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  ),
});

/** A parameter of the address that is not part of the search, and is set by other parts of the page. */
export const addressValue = (pattern: RegExp): Filter<string | null> & { readonly isAsked: false } => ({
  rest: null,
  read: (text) => (pattern.test(text) ? text : null),
  write: (value) => value ?? '',
  narrows: false,
  isAsked: false,
});

/** A change of the search, with the filters that it resets or leaves. */
export function withResets<F extends Filters>(
  filters: F,
  change: Partial<SearchOf<F>>,
  search: SearchOf<F>,
): Partial<SearchOf<F>> {
  const names = Object.keys(change);
  const reset = names.flatMap((name) => filters[name]?.resets ?? []);
  const begins = names.some((name) => filters[name]?.isSearch && search[name] === '' && change[name] !== '');
  const left = Object.keys(filters).filter(
    (name) => begins && filters[name]?.isLeftBySearch && search[name] === filters[name].rest,
  );
  // These are values of these filters.
  const others = Object.fromEntries([
    ...reset.map((name) => [name, filters[name]?.rest ?? null]),
    ...left.map((name) => [name, null]),
  ]) as Partial<SearchOf<F>>;
  return { ...others, ...change };
}

/** The default values of all filters that hide rows. */
export function atRest<F extends Filters>(filters: F): Partial<SearchOf<F>> {
  const rests = Object.entries(filters)
    .filter(([, { narrows }]) => narrows)
    .map(([name, { rest }]) => [name, rest]);
  // Values of these filters.
  return Object.fromEntries(rests) as Partial<SearchOf<F>>;
}
