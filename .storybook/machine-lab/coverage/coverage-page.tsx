import { useState } from 'react';
import { EmptyState, Notice, Page } from '../../../src/ui/index.ts';
import { CoverageFilters } from './coverage-filters.tsx';
import { filterCoverage, nothingFiltered, sumOf } from './coverage-filter.ts';
import { CoverageTotals } from './coverage-totals.tsx';
import type { MachineCoverage } from './coverage.types.ts';
import { MachineStates } from './machine-states.tsx';

interface CoveragePageProps {
  readonly machines: readonly MachineCoverage[];
}

/** Every state of every machine, and the stories and tests that cover it. */
export function CoveragePage({ machines }: CoveragePageProps) {
  const [filter, setFilter] = useState(nothingFiltered);
  const shown = filterCoverage(machines, filter);
  return (
    <Page
      title="Coverage"
      lead="Every state of every machine, with the story that shows it, and the tests and kept recordings that reach it."
    >
      {machines.length === 0 ? (
        <Notice title="Nothing is known yet">
          Run <code>npm run test:unit</code>, which notes what the tests reach, and then{' '}
          <code>npm run states</code>.
        </Notice>
      ) : (
        <>
          <CoverageTotals sum={sumOf(machines)} />
          <CoverageFilters machines={machines} filter={filter} onFilter={setFilter} />
          {shown.map((listed) => (
            <MachineStates key={listed.machine.id} {...listed} />
          ))}
          {shown.length === 0 ? (
            <EmptyState
              title={filter.lacking === '' ? 'No state has this name' : 'No such state is left uncovered'}
            >
              {filter.lacking !== ''
                ? 'Each of them has what you asked for.'
                : 'Look for a part of a state’s name or of a file’s, for example “reviewing” or “cart.machine”.'}
            </EmptyState>
          ) : null}
        </>
      )}
    </Page>
  );
}
