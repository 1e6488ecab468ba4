import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/index.ts';
import styles from './department.module.css';
import { pageSize, searchAddress, type DepartmentSearch, type Kind } from './department-search.ts';

interface DepartmentFilterProps {
  readonly name: string;
  readonly search: DepartmentSearch;
  readonly onSearch: (q: string) => void;
}

const kinds: readonly (readonly [Kind | null, string])[] = [
  [null, 'Everything'],
  ['product', 'Products'],
  ['service', 'Services'],
];

/** Words and kind. A plain form and plain links, so that both work before the scripts are there. */
export function DepartmentFilter({ name, search, onSearch }: DepartmentFilterProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    onSearch(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <div className={styles.filter}>
      <form role="search" method="get" action={`/${search.slug}`} className={styles.search} onSubmit={submit}>
        <Search size={18} aria-hidden className={styles.glass} />
        <input
          // Where the address changes otherwise, the field follows it.
          key={search.q}
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={`Search in ${name}`}
          placeholder={`Search in ${name}`}
          className={styles.field}
        />
        {search.kind ? <input type="hidden" name="kind" value={search.kind} /> : null}
        <Button type="submit" size="3">
          Search
        </Button>
      </form>
      <nav aria-label="What to show" className={styles.kinds}>
        {kinds.map(([kind, words]) => (
          <Link
            key={words}
            to={searchAddress({ ...search, kind, shown: pageSize })}
            preventScrollReset
            className={styles.kind}
            aria-current={search.kind === kind ? 'true' : undefined}
          >
            {words}
          </Link>
        ))}
      </nav>
    </div>
  );
}
