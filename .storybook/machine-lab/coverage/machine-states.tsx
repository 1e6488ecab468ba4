import { DataTable, Panel, StatusBadge, type DataColumn } from '../../../src/ui/index.ts';
import { isUncovered, sumOf, type ListedMachine } from './coverage-filter.ts';
import styles from './coverage.module.css';
import type { MachineCoverage, StateCoverage } from './coverage.types.ts';
import { FileNames } from './file-names.tsx';
import { StoryLink } from './story-link.tsx';

/** The states of one machine in the machine's order; its figures count all of them. */
export function MachineStates({ machine, states }: ListedMachine) {
  const { states: all, withStory, withTest, uncovered } = sumOf([machine]);
  const counted =
    machine.kind === 'flow'
      ? `${all} states · ${withStory} with a story · ${withTest} reached by a test`
      : `${all} states · ${withTest} reached by a test · decided on the server, no stories`;
  return (
    <Panel
      title={machine.title}
      description={counted}
      action={
        uncovered > 0 ? (
          <StatusBadge tone="danger">{`${uncovered} with nothing`}</StatusBadge>
        ) : (
          <StatusBadge tone="success">Covered</StatusBadge>
        )
      }
      flush
    >
      <div className={styles.table}>
        <DataTable
          label={`States of ${machine.title}`}
          columns={columns[machine.kind]}
          rows={states}
          rowKey={({ id }) => id}
          empty={null}
        />
      </div>
    </Panel>
  );
}

/** `import.reviewing.desk.editing` without the machine, which the panel names. */
const place = (id: string): string => id.split('.').slice(1).join(' · ');

const stateColumn: DataColumn<StateCoverage> = {
  id: 'state',
  header: 'State',
  rowHeader: true,
  width: '32%',
  cell: (state) => (
    <span className={styles.state}>
      {place(state.id)}
      {isUncovered(state) ? <StatusBadge tone="danger">Neither story nor test</StatusBadge> : null}
    </span>
  ),
};

const storyColumn: DataColumn<StateCoverage> = {
  id: 'story',
  header: 'Story',
  width: '18%',
  cell: ({ story }) => (story ? <StoryLink {...story} /> : <None />),
};

const fileColumns: readonly DataColumn<StateCoverage>[] = [
  {
    id: 'tests',
    header: 'Tests',
    cell: ({ tests }) => (tests.length > 0 ? <FileNames files={tests} /> : <None />),
  },
  {
    id: 'traces',
    header: 'Recordings',
    width: '18%',
    cell: ({ traces }) => (traces.length > 0 ? <FileNames files={traces} /> : <None />),
  },
];

const columns: Record<MachineCoverage['kind'], readonly DataColumn<StateCoverage>[]> = {
  flow: [stateColumn, storyColumn, ...fileColumns],
  process: [stateColumn, ...fileColumns],
};

function None() {
  return <span className={styles.none}>None</span>;
}
