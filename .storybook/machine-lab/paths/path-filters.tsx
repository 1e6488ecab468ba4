import { SearchField } from '../../../src/ui/index.ts';
import { SelectField } from '../parts/select-field.tsx';
import type { FilterChoices, PathFilter } from './path-filter.ts';
import styles from './paths.module.css';

interface Props {
  readonly choices: FilterChoices;
  readonly filter: PathFilter;
  readonly onFilter: (filter: PathFilter) => void;
}

/** Filters the listed paths. All criteria must match. */
export function PathFilters({ choices, filter, onFilter }: Props) {
  const { states, events, outcomes, inputs } = choices;
  const plain = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
  const fields = [
    { name: 'outcome', label: 'Ends in', all: 'any outcome', options: plain(outcomes) },
    { name: 'state', label: 'Through', all: 'any state', options: states },
    { name: 'event', label: 'With', all: 'anything', options: plain(events) },
    { name: 'input', label: 'Begins with', all: 'any beginning', options: plain(inputs) },
  ] as const;
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search the paths"
        hint="Words: refused, logo, no network"
        query={filter.search}
        onSearch={(text) => onFilter({ ...filter, search: text })}
      />
      {fields
        .filter(({ name, options }) => options.length > 1 || filter[name] !== '')
        .map(({ name, label, all, options }) => (
          <SelectField
            key={name}
            label={label}
            value={filter[name]}
            options={[
              { value: '', label: all },
              // A value from an old address that no longer exists.
              ...(filter[name] === '' || options.some(({ value }) => value === filter[name])
                ? []
                : plain([filter[name]])),
              ...options,
            ]}
            onChoose={(value) => onFilter({ ...filter, [name]: value })}
          />
        ))}
    </div>
  );
}
