import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import {
  importMachine,
  type Draft,
  type EarlierImport,
  type ImportKind,
  type ReviewDesk,
} from '../../../../machines/import/index.ts';
import { createReviewDesk } from '../../review/review-desk.ts';
import type { RowFilter } from '../../review/review.types.ts';
import { parserAnswer, type List } from '../../review/testing/list-maker.ts';
import { comparedRows, storyImport } from '../../review/testing/open-review.ts';
import { createFileShelf } from '../file-shelf.ts';
import { ImportFlow } from '../import-flow.tsx';

interface FlowAtWorkProps {
  readonly list: List;
  /** What fails, once for each time it stands here. */
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
const words = {
  uploadFile: 'Upload failed: the harbour lost its line.',
  parseFile: 'AI parsing failed',
  commitImport: 'Import failed',
} as const;

/** The real machine and desk with effects that answer at once, from memory. */
function effects(desk: ReviewDesk, list: List, failing: (keyof typeof words)[]) {
  const failsOnce = (name: keyof typeof words) => {
    const place = failing.indexOf(name);
    if (place === -1) return;
    failing.splice(place, 1);
    throw Object.assign(new Error(words[name]), { code: 'STORY' });
  };
  const open = () =>
    desk.open({
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
        { kind: ImportKind; userId: string; shelfId: string }
      >(async () => {
        failsOnce('uploadFile');
        return { draft, earlier: null };
      }),
      parseFile: fromPromise(async () => {
        failsOnce('parseFile');
        return { rows: list.rows.length };
      }),
      keepReading: fromPromise(async () => ({ draft, summary: open() })),
      fetchReview: fromPromise(async () => ({ draft, summary: open() })),
      saveEdits: fromPromise(async ({ input }) => {
        const change = desk.unsaved(storyImport);
        if (change) desk.saved(storyImport, change);
        return { version: input.version + 1, isComplete: desk.unsaved(storyImport) === null };
      }),
      overwriteEdits: fromPromise(async () => ({ version: 9 })),
      compareRows: fromPromise(async () => ({
        summary: desk.compared(storyImport, comparedRows(list.rows.length)),
      })),
      stageLines: fromPromise(async () => ({
        batches: 1,
        rows: desk.products(storyImport).length,
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
      undoImport: fromPromise(async () => ({ message: 'The import of 15 products is taken back.' })),
      discardImport: fromPromise(async () => undefined),
    },
  });
}

/** A whole import on one page. */
export function FlowAtWork({ list, failing = [] }: FlowAtWorkProps) {
  const [desk] = useState(() => createReviewDesk({ currency: 'EUR', rates: [] }));
  const [shelf] = useState(createFileShelf);
  const [machine] = useState(() => effects(desk, list, [...failing]));
  const [snapshot, send] = useMachine(machine, { input: { role: 'supplier', userId: storyImport } });
  const [filter, setFilter] = useState<RowFilter>({});
  return (
    <div style={{ maxWidth: 1376, margin: '0 auto', padding: 'clamp(16px, 2.5vw, 32px)' }}>
      <ImportFlow
        snapshot={snapshot}
        send={send}
        shelf={shelf}
        store={desk}
        filter={filter}
        onFilter={setFilter}
      />
    </div>
  );
}
