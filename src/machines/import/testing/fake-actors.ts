import { fromPromise } from 'xstate';
import type { importMachine } from '../import.machine.ts';
import type { Draft, ImportResult, ReviewSummary } from '../import.types.ts';

export const importId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

export const draft: Draft = {
  importId,
  fileName: 'prices.csv',
  sizeBytes: 48_211,
  hasFile: true,
  hasReading: false,
  isCutOff: false,
  version: 1,
};
export const readDraft: Draft = { ...draft, hasReading: true, version: 2 };
export const summary: ReviewSummary = {
  rows: 40,
  blocked: 0,
  doubtful: 3,
  noted: 20,
  excluded: 0,
  ready: 40,
  uncheckedPrices: 0,
};
export const result: ImportResult = {
  importId,
  new: 38,
  changed: 2,
  unchanged: 0,
  undoUntil: '2026-12-20T09:12:00.000Z',
};

/** The result of each effect when it succeeds. */
const wellDone = {
  openDraft: { draft: null as Draft | null },
  uploadFile: { draft, earlier: null },
  parseFile: { rows: 40 },
  previewFile: { page: null as number | null, sheet: null as string | null, headerRow: 1 as number | null },
  awaitReader: undefined,
  keepReading: { draft: readDraft, summary },
  fetchReview: { draft: readDraft, summary },
  saveEdits: { version: 3, isComplete: true },
  overwriteEdits: { version: 9 },
  compareRows: { summary },
  stageLines: { batches: 1, rows: 40, version: 3 },
  commitImport: result,
  undoImport: { message: '38 listings removed, 2 as before.' },
  discardImport: undefined,
};

type Effect = keyof typeof wellDone;
type Answers = { [Name in Effect]: (typeof wellDone)[Name] };
/** The result of each run of an effect; the last one repeats. */
export type Script = { [Name in Effect]?: readonly (Answers[Name] | Error | 'forever')[] };

type Provided = NonNullable<Parameters<typeof importMachine.provide>[0]['actors']>;

const effects = Object.keys(wellDone) as Effect[];

/** A refusal as the actors throw it. */
export const refusal = (code: string, message: string, retryAfterSeconds?: number): Error =>
  Object.assign(new Error(message), {
    code,
    details: retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  });

/**
 * Actors that answer by a script, and succeed where it has no entry; `ran` lists their names and inputs in the order
 * they ran.
 */
export function fakeImportActors(script: Script = {}) {
  const ran: [Effect, unknown][] = [];
  const times = new Map<Effect, number>();
  const fake = <Name extends Effect>(name: Name) =>
    fromPromise<Answers[Name], unknown>(async ({ input }) => {
      ran.push([name, input]);
      const planned: readonly (Answers[Name] | Error | 'forever')[] = script[name] ?? [];
      const time = times.get(name) ?? 0;
      times.set(name, time + 1);
      const answer = planned[Math.min(time, planned.length - 1)];
      if (answer === 'forever') return new Promise<never>(() => {});
      if (answer instanceof Error) throw answer;
      // Without a plan, the effect succeeds.
      return planned.length === 0 ? wellDone[name] : (answer as Answers[Name]);
    });
  // Each name has the logic of its own answer and accepts any input; Object.fromEntries loses which.
  const actors = Object.fromEntries(effects.map((name) => [name, fake(name)])) as Provided;
  return { actors, ran };
}
