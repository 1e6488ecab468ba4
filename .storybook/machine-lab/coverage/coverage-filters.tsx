import { CheckboxField, SearchField, SelectField } from '../../../src/ui/index.ts';
import type { CoverageFilter } from './coverage-filter.ts';
import styles from './coverage.module.css';
import type { MachineCoverage } from './coverage.types.ts';

interface CoverageFiltersProps {
  readonly machines: readonly MachineCoverage[];
  readonly filter: CoverageFilter;
  readonly onFilter: (filter: CoverageFilter) => void;
}

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
      <CheckboxField
        label="Only what has neither story nor test"
        checked={filter.onlyUncovered}
        onChange={({ currentTarget: { checked } }) => onFilter({ ...filter, onlyUncovered: checked })}
      />
    </div>
  );
}
