import { SearchField, SelectField } from '../../../src/ui/index.ts';
import type { CoverageFilter } from './coverage-filter.ts';
import styles from './coverage.module.css';
import type { MachineCoverage } from './coverage.types.ts';

interface CoverageFiltersProps {
  readonly machines: readonly MachineCoverage[];
  readonly filter: CoverageFilter;
  readonly onFilter: (filter: CoverageFilter) => void;
}

const lackings: readonly { readonly value: CoverageFilter['lacking']; readonly label: string }[] = [
  { value: '', label: 'All states' },
  { value: 'storyAndTest', label: 'Without story and test' },
  { value: 'recording', label: 'Without a kept recording' },
];

/** Filters the states listed below. */
export function CoverageFilters({ machines, filter, onFilter }: CoverageFiltersProps) {
  return (
    <div className={styles.filters}>
      <SelectField
        label="Machine"
        value={filter.machine}
        onChange={({ currentTarget: { value } }) => onFilter({ ...filter, machine: value })}
        options={[
          { value: '', label: 'All machines' },
          ...machines.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <div className={styles.search}>
        <SearchField
          label="Search states and tests"
          hint="State, test or recording"
          query={filter.search}
          onSearch={(text) => onFilter({ ...filter, search: text })}
        />
      </div>
      <SelectField
        label="Show"
        value={filter.lacking}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, lacking: lackings.find((one) => one.value === value)?.value ?? '' })
        }
        options={lackings}
      />
    </div>
  );
}
