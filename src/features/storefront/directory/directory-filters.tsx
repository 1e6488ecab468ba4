import { useState, type SubmitEvent } from 'react';
import { Button, SelectField, TextField } from '../../../ui/index.ts';
import type { Port } from '../search/found-data.ts';
import type { Directory } from './directory-data.ts';
import { directoryAddress, readDirectorySearch, type DirectorySearch } from './directory-search.ts';
import styles from './directory.module.css';

interface DirectoryFiltersProps {
  readonly search: DirectorySearch;
  readonly categories: Directory['categories'];
  readonly ports: readonly Port[];
  readonly onGo: (address: string) => void;
}

const withChosen = (
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: string | null,
) =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];

/** A form that works before scripts do; with them each choice is followed at once. */
export function DirectoryFilters({ search, categories, ports, onGo }: DirectoryFiltersProps) {
  const [date, setDate] = useState(search.date ?? '');
  const go = (change: Partial<DirectorySearch>) => onGo(directoryAddress(search, change));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') params.set(name, value);
    onGo(directoryAddress({ ...readDirectorySearch(params), department: search.department }));
  };
  return (
    <form action="/vendor-services" method="get" className={styles.filters} onSubmit={submit}>
      {search.department ? <input type="hidden" name="department" value={search.department} /> : null}
      <TextField label="What" name="q" type="search" defaultValue={search.q} maxLength={100} />
      <SelectField
        label="Category"
        name="category"
        placeholder="All categories"
        options={withChosen(
          categories.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          search.category,
        )}
        defaultValue={search.category ?? ''}
        onChange={({ currentTarget: { value } }) => go({ category: value || null })}
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
        onChange={({ currentTarget: { value } }) => go({ port: value || null })}
      />
      <TextField
        label="Day"
        name="date"
        type="date"
        value={date}
        onChange={({ currentTarget: { value } }) => {
          setDate(value);
          // While a year is typed the field holds years like 0002.
          if (value === '' || readDirectorySearch(new URLSearchParams({ date: value })).date !== null)
            go({ date: value || null });
        }}
      />
      <div className={styles.submit}>
        <Button type="submit" size="3" variant="surface">
          Search
        </Button>
      </div>
    </form>
  );
}
