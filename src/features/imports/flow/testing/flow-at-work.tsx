import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import {
  importMachine,
  type Draft,
  type EarlierImport,
  type ImportKind,
  type ReviewRegistry,
} from '../../../../machines/import/index.ts';
import { createReviewRegistry } from '../../review/review-registry.ts';
import type { RowFilter } from '../../review/review.types.ts';
import { parserAnswer, type List } from '../../review/testing/list-maker.ts';
import { comparedRows, storyImport } from '../../review/testing/open-review.ts';
import { createFileStore } from '../file-store.ts';
import { ImportFlow } from '../import-flow.tsx';

interface FlowAtWorkProps {
  readonly list: List;
  /** The actors that fail; an actor fails as many times as it is listed. */
  readonly failing?: readonly ('uploadFile' | 'parseFile' | 'commitImport')[];
}

const draft: Draft = {
  importId: storyImport,
  fileName: 'prices.csv',
  sizeBytes: 48_210,
  hasFile: true,
  hasReading: true,
  isCutOff: false,
  version: 1,
};
const failures = {
  uploadFile: 'Upload failed: the harbour lost its line.',
  parseFile: 'AI parsing failed',
  commitImport: 'Import failed',
} as const;

/** The real machine and registry with actors that answer at once from memory. */
function effects(reviews: ReviewRegistry, list: List, failing: (keyof typeof failures)[]) {
  const failsOnce = (name: keyof typeof failures) => {
    const index = failing.indexOf(name);
    if (index === -1) return;
    failing.splice(index, 1);
    throw Object.assign(new Error(failures[name]), { code: 'STORY' });
  };
  const open = () =>
    reviews.open({
      importId: storyImport,
      kind: list.kind,
      reading: parserAnswer(list),
      edits: [],
      editsDone: 0,
    });
  return importMachine.provide({
    actors: {
      openDraft: fromPromise<{ draft: Draft | null }, { kind: ImportKind }>(async () => ({ draft: null })),
      uploadFile: fromPromise<
        { draft: Draft; earlier: EarlierImport | null },
        { kind: ImportKind; userId: string; fileKey: string }
      >(async () => {
        failsOnce('uploadFile');
        return { draft: { ...draft, hasReading: false }, earlier: null };
      }),
      parseFile: fromPromise(async () => {
        failsOnce('parseFile');
        return { rows: list.rows.length };
      }),
      keepReading: fromPromise(async () => ({ draft, summary: open() })),
      fetchReview: fromPromise(async () => ({ draft, summary: open() })),
      saveEdits: fromPromise(async ({ input }) => {
        const change = reviews.unsaved(storyImport);
        if (change) reviews.saved(storyImport, change);
        return { version: input.version + 1, isComplete: reviews.unsaved(storyImport) === null };
      }),
      overwriteEdits: fromPromise(async () => ({ version: 9 })),
      compareRows: fromPromise(async () => ({
        summary: reviews.compared(storyImport, comparedRows(list.rows.length)),
      })),
      stageLines: fromPromise(async () => ({
        batches: 1,
        rows: reviews.products(storyImport).length,
        version: 2,
      })),
      commitImport: fromPromise(async ({ input }) => {
        failsOnce('commitImport');
        return {
          importId: storyImport,
          new: input.rows - 2,
          changed: 1,
          unchanged: 1,
          undoUntil: '2026-12-21T12:00:00.000Z',
        };
      }),
      undoImport: fromPromise(async () => ({ message: 'The import of 14 products was undone.' })),
      discardImport: fromPromise(async () => undefined),
    },
  });
}

/** A whole import on one page. */
export function FlowAtWork({ list, failing = [] }: FlowAtWorkProps) {
  const [reviews] = useState(() => createReviewRegistry({ currency: 'EUR', rates: [] }));
  const [fileStore] = useState(createFileStore);
  const [machine] = useState(() => effects(reviews, list, [...failing]));
  const [snapshot, send] = useMachine(machine, { input: { role: 'supplier', userId: storyImport } });
  const [filter, setFilter] = useState<RowFilter>({});
  return (
    <div style={{ maxWidth: 1376, margin: '0 auto', padding: 'clamp(16px, 2.5vw, 32px)' }}>
      <ImportFlow
        snapshot={snapshot}
        send={send}
        fileStore={fileStore}
        store={reviews}
        filter={filter}
        onFilter={setFilter}
      />
    </div>
  );
}
