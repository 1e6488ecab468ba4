import { useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { Button, formatMoney, SelectField, TextField } from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import type { Port } from '../search/found.types.ts';
import type { Directory } from './directory-data.ts';
import { directoryAddress, readDirectorySearch, type DirectorySearch } from './directory-search.ts';
import styles from './directory.module.css';

interface DirectoryFiltersProps {
  /** The form's id, for the submit button in the sheet on a phone. */
  readonly id: string;
  readonly search: DirectorySearch;
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

const paramsOf = (address: string) => new URL(address, 'https://quayside.invalid').searchParams;

/**
 * A form that works without scripts; with them each choice applies at once. Choices made while services are loading are
 * kept: the fields are only reset for addresses that did not come from them.
 */
export function DirectoryFilters({ id, search, categories, ports, onGo }: DirectoryFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { currency } = useSiteConfig();
  const upTo = (amountMinor: number): string => `Up to ${formatMoney({ amountMinor, currency })}`;
  const address = directoryAddress(search);
  /** The address that the fields show, which may still be loading. */
  const shown = useRef(address);
  useLayoutEffect(() => {
    const [before, now] = [paramsOf(shown.current), paramsOf(address)];
    shown.current = address;
    // The words are outside the sheet that holds the form, and are among its elements.
    for (const field of form.current?.elements ?? [])
      if (isNamed(field) && now.get(field.name) !== before.get(field.name))
        field.value = now.get(field.name) ?? '';
  }, [address]);

  const go = (fields: HTMLFormElement) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(fields)) if (typeof value === 'string') params.set(name, value);
    shown.current = directoryAddress({
      ...readDirectorySearch(params),
      department: search.department,
      priceFrom: search.priceFrom,
    });
    onGo(shown.current);
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
          search.category,
        )}
        defaultValue={search.category ?? ''}
        onChange={follow}
      />
      <SelectField
        label="Port"
        name="port"
        placeholder="All ports"
        options={withChosen(
          ports.map(({ slug, name }) => ({ value: slug, label: name })),
          search.port,
        )}
        defaultValue={search.port ?? ''}
        onChange={follow}
      />
      <TextField
        label="Day"
        name="date"
        type="date"
        defaultValue={search.date ?? ''}
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
          search.priceTo === null ? null : String(search.priceTo),
          (minor) => upTo(Number(minor)),
        )}
        defaultValue={search.priceTo?.toString() ?? ''}
        onChange={follow}
      />
      <SelectField
        label="Sort by"
        name="sort"
        // Without words there is no best match: services are sorted by name.
        options={[
          { value: '', label: search.q === '' ? 'Name, A to Z' : 'Best match' },
          ...(search.q === '' ? [] : [{ value: 'name', label: 'Name, A to Z' }]),
          { value: 'price', label: 'Price, lowest first' },
          { value: '-price', label: 'Price, highest first' },
        ]}
        defaultValue={
          search.sort === 'best' || (search.sort === 'name' && search.q === '') ? '' : search.sort
        }
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
