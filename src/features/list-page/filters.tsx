import type { ReactNode } from 'react';
import { SearchField, SearchSlot, SelectField, TabButtons, TextField } from '../../ui/index.ts';
import styles from './filters.module.css';

/** What the form control of a filter is given. */
interface FilterControl<Value> {
  readonly name: string;
  readonly value: Value;
  onChange(value: Value): void;
  /** How many the list has of each value; null while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** The values of all filters. */
  readonly search: Readonly<Record<string, string | null>>;
}

/**
 * A value of the search, declared once: how it is read from the address, and how it is chosen. The methods are methods so that filters with
 * values of their own can be listed together.
 */
interface Filter<Value extends string | null> {
  /** What goes without saying: it is left out of the address. */
  readonly rest: Value;
  /** The value that a text of the address means; `rest` where it makes no sense. */
  read(text: string): Value;
  /** Says of a value other than `rest` how the address has it. */
  write(value: Value): string;
  /** Whether it leaves out what the list would have; a part of the list, which has its own empty state, does not. */
  readonly narrows: boolean;
  /** Whether the query is asked for it. */
  readonly isAsked: boolean;
  /** It is the typed query: its field comes before all others. */
  readonly isSearch?: boolean;
  /** On a phone it is shown all the same, where other filters are folded away. */
  readonly isInSight?: boolean;
  /** Filters that go back to rest when another value is chosen. */
  readonly resets?: readonly string[];
  control?(props: FilterControl<Value>): ReactNode;
}

/** The filters of a list by their names in the address, in its order. */
export type Filters = Readonly<Record<string, Filter<string | null>>>;

/** What a search asks for: a value for each filter. */
export type SearchOf<F extends Filters> = {
  readonly [Name in keyof F]: F[Name] extends Filter<infer Value> ? Value : never;
};

const longestSearch = 100;

/** The query of the list; its field comes before all other filters. */
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
  /** Says that nothing is chosen: "All states". */
  readonly all: string;
  /** Each value with its word, in their order. */
  readonly options: readonly (readonly [value: Value, word: string])[];
}

/** The order of the list, where a choice suits better than headers: on a phone there are none. */
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
      // In a toolbar the words of the choice say what it is; its name is for those who hear it.
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
  /** What one chooses by: "State". */
  readonly label: string;
  /** Each value with its word, in their order. */
  readonly options: readonly (readonly [value: Value, word: string])[];
  /** A tab with everything, or with all but some values: its label and its position. */
  readonly all?: {
    readonly word: string;
    readonly at: 'start' | 'end';
    readonly without?: readonly Value[];
  };
  /** What is chosen at first; without it, everything. */
  readonly first?: Value;
  /** Values without a tab while there is nothing of them. */
  readonly hiddenWhenEmpty?: readonly Value[];
  readonly resets?: readonly string[];
}

const everything = 'all';

/** The parts of a list as buttons, with how many are in each where the list says so. */
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
    control: ({ name, value, onChange, counts }) => {
      const shown = options.options.filter(
        ([each]) => !hiddenWhenEmpty.includes(each) || each === value || (counts?.[each] ?? 0) > 0,
      );
      const each = shown.map(([one, text]) => ({
        value: one as string,
        text,
        count: counts?.[one] ?? null,
      }));
      // Where something is in two parts the list says how many there are.
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

/** A day that the calendar has (`2026-11-01`); empty for anything else. */
function dayOf(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : '';
}

interface DayOptions {
  /** Filters that hold the first and the last day that can be chosen here. */
  readonly min?: string;
  readonly max?: string;
}

/** A day, empty where it is open. */
export const day = (label: string, { min = '', max = '' }: DayOptions): Filter<string> => ({
  rest: '',
  read: dayOf,
  write: (text) => text,
  narrows: true,
  isAsked: true,
  control: ({ name, value, onChange, search: { [min]: least, [max]: most } }) => (
    <div key={name} className={styles.day}>
      <TextField
        type="date"
        label={label}
        value={value}
        min={least ?? undefined}
        max={most ?? undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  ),
});

/** A value in the address that is not part of the search, and that other parts of the page set. */
export const addressValue = (pattern: RegExp): Filter<string | null> & { readonly isAsked: false } => ({
  rest: null,
  read: (text) => (pattern.test(text) ? text : null),
  write: (value) => value ?? '',
  narrows: false,
  isAsked: false,
});

/** A change of the search with what it takes back elsewhere. */
export function withResets<F extends Filters>(
  filters: F,
  change: Partial<SearchOf<F>>,
): Partial<SearchOf<F>> {
  const names = Object.keys(change).flatMap((name) => filters[name]?.resets ?? []);
  const resets = Object.fromEntries(names.map((name) => [name, filters[name]?.rest ?? null]));
  // The resets are the filters' own values.
  return { ...(resets as Partial<SearchOf<F>>), ...change };
}

/** Every filter that narrows the list, at rest. */
export function atRest<F extends Filters>(filters: F): Partial<SearchOf<F>> {
  const rests = Object.entries(filters)
    .filter(([, { narrows }]) => narrows)
    .map(([name, { rest }]) => [name, rest]);
  // The filters' own values.
  return Object.fromEntries(rests) as Partial<SearchOf<F>>;
}
