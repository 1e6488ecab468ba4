import { useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { Button, formatMoney, SelectField, TextField } from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import type { Port } from '../search/found.types.ts';
import { portNames } from '../search/port-names.ts';
import type { Directory } from './directory-data.ts';
import { directoryAddress, readDirectorySearch, type DirectorySearch } from './directory-search.ts';
import styles from './directory.module.css';

interface DirectoryFiltersProps {
  /** The form's id, for the submit button in the sheet on a phone. */
  readonly id: string;
  readonly search: DirectorySearch;
  /** The search with what its words mean, which the fields show. */
  readonly meant: DirectorySearch;
  readonly categories: Directory['categories'];
  readonly ports: readonly Port[];
  readonly onGo: (address: string) => void;
}

const withChosen = (
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: string | null,
  labelOf: (value: string) => string = (value) => value,
) =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: labelOf(chosen) }];

/** What the services of a port cost per visit, hour or day, in steps. */
const pricesMinor = [5_000, 10_000, 25_000, 50_000, 100_000];

const isNamed = (field: Element): field is HTMLInputElement | HTMLSelectElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name !== '';

/**
 * The search that the fields choose. They also show what was read from the words: with the same words that is chosen
 * from now on, and can be taken away; with other words it is not.
 */
function chosenInFields(
  fields: DirectorySearch,
  search: DirectorySearch,
  meant: DirectorySearch,
): DirectorySearch {
  const areSameWords = fields.q === search.q;
  const unlessChosen = areSameWords ? meant : search;
  const chosen = <Name extends 'port' | 'date' | 'priceTo' | 'sort'>(name: Name): DirectorySearch[Name] =>
    fields[name] === meant[name] ? unlessChosen[name] : fields[name];
  return {
    ...fields,
    q: areSameWords ? meant.q : fields.q,
    department: search.department,
    port: chosen('port'),
    date: chosen('date'),
    until: fields.date === meant.date ? unlessChosen.until : null,
    priceFrom: unlessChosen.priceFrom,
    priceTo: chosen('priceTo'),
    sort: chosen('sort'),
  };
}

const paramsOf = (address: string) => new URL(address, 'https://quayside.invalid').searchParams;

/**
 * A form that works without scripts; with them each choice applies at once. Choices made while services are loading are
 * kept: the fields are only reset for addresses that did not come from them, nor for one from before the last choice.
 */
export function DirectoryFilters({ id, search, meant, categories, ports, onGo }: DirectoryFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { currency } = useSiteConfig();
  const upTo = (amountMinor: number): string => `Up to ${formatMoney({ amountMinor, currency })}`;
  const address = directoryAddress({ ...meant, q: search.q });
  /** The address that the fields show, which may still be loading. */
  const shown = useRef(address);
  /** The addresses that the fields asked for and that have not been read yet, the last one last. */
  const asked = useRef<string[]>([]);
  const read = directoryAddress(search);
  useLayoutEffect(() => {
    const isOvertaken = asked.current.includes(read) && asked.current.at(-1) !== read;
    if (isOvertaken) return;
    asked.current = [];
    const [before, now] = [paramsOf(shown.current), paramsOf(address)];
    shown.current = address;
    // The words are outside the sheet that holds the form, and are among its elements.
    for (const field of form.current?.elements ?? [])
      if (isNamed(field) && now.get(field.name) !== before.get(field.name))
        field.value = now.get(field.name) ?? '';
  }, [address, read]);

  const go = (own: HTMLFormElement) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(own)) if (typeof value === 'string') params.set(name, value);
    const fields = readDirectorySearch(params);
    shown.current = directoryAddress(fields);
    const next = directoryAddress(chosenInFields(fields, search, meant));
    asked.current.push(next);
    onGo(next);
  };
  const follow = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) => {
    if (currentTarget.form) go(currentTarget.form);
  };
  return (
    <form
      id={id}
      ref={form}
      action="/vendor-services"
      method="get"
      className={styles.filters}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        go(event.currentTarget);
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      {search.department ? <input type="hidden" name="department" value={search.department} /> : null}
      <SelectField
        label="Category"
        name="category"
        placeholder="All categories"
        options={withChosen(
          categories.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          meant.category,
        )}
        defaultValue={meant.category ?? ''}
        onChange={follow}
      />
      <SelectField
        label="Port"
        name="port"
        placeholder="All ports"
        options={withChosen(
          ports.map(({ slug, name }) => ({ value: slug, label: name })),
          meant.port,
          (chosen) => portNames(chosen, ports).join(', '),
        )}
        defaultValue={meant.port ?? ''}
        onChange={follow}
      />
      <TextField
        label="Day"
        name="date"
        type="date"
        defaultValue={meant.date ?? ''}
        onChange={(event) => {
          const { value: date } = event.currentTarget;
          // While a year is being typed the field contains years like 0002.
          if (date === '' || readDirectorySearch(new URLSearchParams({ date })).date !== null) follow(event);
        }}
      />
      <SelectField
        label="Price"
        name="priceTo"
        placeholder="Any price"
        options={withChosen(
          pricesMinor.map((minor) => ({ value: String(minor), label: upTo(minor) })),
          meant.priceTo === null ? null : String(meant.priceTo),
          (minor) => upTo(Number(minor)),
        )}
        defaultValue={meant.priceTo?.toString() ?? ''}
        onChange={follow}
      />
      <SelectField
        label="Sort by"
        name="sort"
        // Without words there is no best match: services are sorted by name.
        options={[
          { value: '', label: meant.q === '' ? 'Name, A to Z' : 'Best match' },
          ...(meant.q === '' ? [] : [{ value: 'name', label: 'Name, A to Z' }]),
          { value: 'price', label: 'Price, lowest first' },
          { value: '-price', label: 'Price, highest first' },
        ]}
        defaultValue={meant.sort === 'best' || (meant.sort === 'name' && meant.q === '') ? '' : meant.sort}
        onChange={follow}
      />
      <div className={styles.submit}>
        <Button type="submit" size="3" variant="surface">
          Search
        </Button>
      </div>
    </form>
  );
}
