import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What of an import may leave a browser. Never: names of files, whose import it is, what the server wrote of a vendor's list. Rows are in no trace.
 */
export const importAllowance: TraceAllowance = {
  codes: ['role', 'kind', 'unit', 'stage', 'code', 'fileKey', 'field', 'aid'],
  numbers: [
    'sizeBytes',
    'version',
    'batches',
    'status',
    'retryAfterSeconds',
    // progress
    'done',
    'of',
    'resumes',
    // where something is in a list, never what
    'page',
    'headerRow',
    'row',
    'index',
    'left',
    'right',
    'top',
    'bottom',
    // what a review counts
    'rows',
    'blocked',
    'doubtful',
    'noted',
    'excluded',
    'ready',
    // what an import did
    'new',
    'changed',
    'unchanged',
  ],
  instants: ['undoUntil', 'committedAt'],
  sentences: [
    // the specification's (§8)
    'Upload failed',
    'Validation error',
    'AI parsing failed',
    'AI parser returned an invalid response',
    'Import failed',
    // the client's
    ...transportSentences,
    // the flow's
    'No row can be sold yet. Fix the marked rows first.',
    'Mark a name or a price first.',
    'Your file is no longer available on this page. Please choose it again.',
    'What we read is no longer available on this page. Please choose your list again.',
    'Part of what we read from your list is missing. Please try again.',
  ],
};
