import type { MachineCoverage } from './coverage.types.ts';

const importTests = ['src/machines/import/import.machine.test.ts'];
const transferTests = ['services/marketplace/modules/payments/transfers/transfer.process.test.ts'];
const killed = 'src/machines/import/traces/parser-killed.json';

/** Two machines with one uncovered state each. */
export const someRed: readonly MachineCoverage[] = [
  {
    id: 'import',
    title: 'Catalogue import',
    kind: 'flow',
    states: [
      {
        id: 'import.opening',
        story: { id: 'states-catalogue-import--opening', count: 1 },
        tests: importTests,
        traces: [killed],
      },
      {
        id: 'import.choosing',
        story: { id: 'states-catalogue-import--choosing', count: 2 },
        tests: [
          ...importTests,
          'src/features/imports/import-screen.dom.test.tsx',
          'src/app/files.dom.test.tsx',
        ],
        traces: [],
      },
      {
        id: 'import.kept',
        story: { id: 'states-catalogue-import--kept', count: 1 },
        tests: [],
        traces: [],
      },
      { id: 'import.reviewing.saving.conflict', story: null, tests: [], traces: [killed] },
    ],
  },
  {
    id: 'transfer',
    title: 'Transfer',
    kind: 'process',
    states: [
      { id: 'transfer.due', story: null, tests: transferTests, traces: [] },
      { id: 'transfer.sent', story: null, tests: transferTests, traces: [] },
      { id: 'transfer.reversed', story: null, tests: [], traces: [] },
    ],
  },
];

/** The same machines, fully covered. */
export const allCovered: readonly MachineCoverage[] = someRed.map((machine) => ({
  ...machine,
  states: machine.states.filter(({ story, tests }) => story !== null || tests.length > 0),
}));
