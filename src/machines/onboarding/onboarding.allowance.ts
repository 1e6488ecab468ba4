import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';
import { refusalCodes } from './refusal-codes.ts';

/**
 * What of an onboarding may leave a browser: how far it is and what was refused. Never: anything of the company, its people and its papers, the payment
 * account's number and its page, what its provider still asks for.
 */
export const onboardingAllowance: TraceAllowance = {
  codes: [
    'role',
    'arrival',
    'kind',
    'status',
    'state',
    'step',
    'fileKey',
    'applicationStatus',
    'vendorStatus',
    'skippedSteps',
    'actions',
    // what a refusal names: fields and steps of ours
    'field',
    'missing',
    // of the import inside, which shows itself whole
    'unit',
    'stage',
    'aid',
  ],
  numbers: [
    'version',
    'listings',
    'sizeBytes',
    'status',
    'retryAfterSeconds',
    // of the import inside
    'batches',
    'done',
    'of',
    'resumes',
    'page',
    'headerRow',
    'row',
    'index',
    'left',
    'right',
    'top',
    'bottom',
    'rows',
    'blocked',
    'doubtful',
    'noted',
    'excluded',
    'ready',
    'new',
    'changed',
    'unchanged',
  ],
  instants: ['submittedAt', 'decidedAt', 'uploadedAt', 'undoUntil', 'committedAt'],
  sentences: [
    // What was asked for (`request.about`); the field cannot be named, a vendor's own words about the company have the same name.
    'company',
    'ports',
    'logo',
    'delivery-methods',
    'working-hours',
    'paper',
    'paper-removal',
    'skip',
    // Why something was refused, one by one: `code` is also the field of what the payment provider asks for, which can name a person.
    ...refusalCodes,
    ...transportSentences,
  ],
};
