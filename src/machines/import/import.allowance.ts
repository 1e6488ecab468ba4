import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What a recording of an import may contain. Never: file names, the vendor, or the server's messages about a vendor's
 * list. Rows are in no trace.
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
    // positions in a list, never its content
    'page',
    'headerRow',
    'row',
    'index',
    'left',
    'right',
    'top',
    'bottom',
    // the counts of a review
    'rows',
    'blocked',
    'doubtful',
    'noted',
    'excluded',
    'ready',
    'uncheckedPrices',
    // the result of an import
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
