import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { importMachine } from '../../../../machines/import/index.ts';
import { createReviewDesk } from '../review-desk.ts';
import type { ReviewStore } from '../review.types.ts';
import { listOf, outlookOf, type Outlook } from './list-of.ts';
import { openReview } from './open-review.ts';

/** As much of a review as its machine tells. */
interface Told {
  readonly importId: string;
  readonly kind: 'products' | 'services';
  readonly outlook: Outlook;
  readonly isCompared: boolean;
}

interface Opened extends Told {
  readonly desk: ReturnType<typeof openReview>;
}

const noReview = createReviewDesk({ currency: 'EUR', rates: [] });

function toldBy({ value, context }: SnapshotFrom<typeof importMachine>): Told | null {
  if (typeof value !== 'object' || context.draft === null) return null;
  const { comparison } = value.reviewing;
  return {
    importId: context.draft.importId,
    kind: context.kind,
    outlook: context.summary === null ? 'all blocked' : outlookOf(context.summary),
    isCompared: comparison === 'compared' || comparison === 'outdated',
  };
}

/** Edited here the rows stay as they are; told of otherwise, others are opened. */
const tells = (told: Told, { desk, ...opened }: Opened): boolean =>
  told.importId === opened.importId &&
  told.kind === opened.kind &&
  (opened.isCompared || !told.isCompared) &&
  told.outlook === outlookOf(desk.read(told.importId).summary);

/** Rows that come to what the machine says of them: its own are in no file. */
export function useLabReview(snapshot: SnapshotFrom<typeof importMachine>): ReviewStore {
  const [last, setLast] = useState<Opened | null>(null);
  const told = toldBy(snapshot);
  if (told === null) return last?.desk ?? noReview;
  if (last !== null && tells(told, last)) return last.desk;
  const opened = { ...told, desk: openReview(listOf(told.kind, told.outlook), told) };
  setLast(opened);
  return opened.desk;
}
