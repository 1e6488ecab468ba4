import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { importMachine } from '../../../../machines/import/index.ts';
import { createReviewRegistry } from '../review-registry.ts';
import type { ReviewStore } from '../review.types.ts';
import { listOf, outlookOf, type Outlook } from './list-of.ts';
import { openReview } from './open-review.ts';

/** The part of a review that the machine knows. */
interface ReviewOutline {
  readonly importId: string;
  readonly kind: 'products' | 'services';
  readonly outlook: Outlook;
  readonly isCompared: boolean;
}

interface Opened extends ReviewOutline {
  readonly reviews: ReturnType<typeof openReview>;
}

const noReview = createReviewRegistry({ currency: 'EUR', rates: [] });

function outlineOf({ value, context }: SnapshotFrom<typeof importMachine>): ReviewOutline | null {
  if (typeof value !== 'object' || !('reviewing' in value) || context.draft === null) return null;
  const { comparison } = value.reviewing;
  return {
    importId: context.draft.importId,
    kind: context.kind,
    outlook: context.summary === null ? 'all blocked' : outlookOf(context.summary),
    isCompared: comparison === 'compared' || comparison === 'outdated',
  };
}

/** After an edit in the lab the rows stay; other rows are opened when the machine describes another review. */
const matches = (outline: ReviewOutline, { reviews, ...opened }: Opened): boolean =>
  outline.importId === opened.importId &&
  outline.kind === opened.kind &&
  (opened.isCompared || !outline.isCompared) &&
  outline.outlook === outlookOf(reviews.read(outline.importId).summary);

/** Rows that match the machine's summary, since the lab's machine has no file. */
export function useLabReview(snapshot: SnapshotFrom<typeof importMachine>): ReviewStore {
  const [last, setLast] = useState<Opened | null>(null);
  const outline = outlineOf(snapshot);
  if (outline === null) return last?.reviews ?? noReview;
  if (last !== null && matches(outline, last)) return last.reviews;
  const opened = { ...outline, reviews: openReview(listOf(outline.kind, outline.outlook), outline) };
  setLast(opened);
  return opened.reviews;
}
