import type { AnyStateMachine } from 'xstate';
import { simplePathsInParts } from '../../../src/statecharts/explore/simple-paths.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { placesIn } from './survey.ts';

/** How many ways lead through a path, and in how many configurations it can stand. */
export interface PathCount {
  /** Null where its paths are not told. */
  readonly paths: { readonly count: number; readonly isAll: boolean } | null;
  readonly configurations: number;
}

/** Counts in parts: it yields often, so that a page can do other things meanwhile. */
export function* countInParts(
  machine: AnyStateMachine,
  { fixtures, paths: told }: Pick<ShownFlow, 'fixtures' | 'paths'>,
): Generator<unknown, PathCount> {
  const values = new Set<string>();
  for (const { snapshot } of placesIn(machine, fixtures)) {
    values.add(JSON.stringify(snapshot.value));
    yield;
  }
  if (!told) return { paths: null, configurations: values.size };
  const { paths, leftOut } = yield* simplePathsInParts(machine, fixtures, told);
  return {
    paths: {
      count: paths.length + (leftOut === 'many' ? 0 : leftOut),
      isAll: leftOut !== 'many',
    },
    configurations: values.size,
  };
}

const inDigits = (count: number): string => count.toLocaleString('en-GB');

const countInWords = ({ paths, configurations }: PathCount): string[] => [
  ...(paths ? [`${paths.isAll ? '' : 'more than '}${inDigits(paths.count)} paths`] : []),
  `${inDigits(configurations)} configurations`,
];

/** "412 paths, 51 configurations; before 380 paths, 46 configurations" */
export function countsInWords(now: PathCount, before: PathCount | null): string {
  const words = countInWords(now).join(', ');
  const old = before && countInWords(before).join(', ');
  return old === null || old === words ? words : `${words}; before ${old}`;
}
