import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';

/**
 * What of an import may leave a browser. Never: names of files, whose import it is, what the server wrote of a vendor's list. Rows are in no trace.
 */
export const importAllowance: TraceAllowance = {
  codes: ['role', 'kind', 'unit', 'stage', 'code', 'shelfId'],
  numbers: [
    ...['sizeBytes', 'version', 'batches', 'status', 'retryAfterSeconds'],
    // progress
    ...['done', 'of'],
    // what a review counts
    ...['rows', 'blocked', 'doubtful', 'noted', 'excluded', 'ready'],
    // what an import did
    ...['new', 'changed', 'unchanged'],
  ],
  instants: ['undoUntil', 'committedAt'],
  sentences: [
    // the specification's (§8)
    ...['Upload failed', 'Validation error', 'AI parsing failed', 'AI parser returned an invalid response'],
    'Import failed',
    // the client's
    ...['Network Error', 'The connection broke off before the answer was complete.'],
    ...['The answer took too long.', 'The server could not read this request.'],
    ...['The server gave an answer that we could not read.', 'Canceled.'],
    // the flow's
    'No row can be sold yet. Mend the marked ones first.',
    'Your file is no longer at hand here. Please choose it again.',
    'What was read is no longer at hand here. Please choose your list again.',
    'What was read of your list did not come back whole. Please try again.',
  ],
};
