import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { importAllowance } from '../import/index.ts';
import { transportSentences } from '../kit/index.ts';
import { refusalCodes } from './refusal-codes.ts';

/**
 * What a recording of an onboarding may contain: its progress and its refusals. Never: data of the company, its people
 * and its papers, the payment account's number and its page, or the payment provider's requirements.
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
    // names in a refusal: our own fields and steps
    'field',
    'missing',
    // of the invoked import, which shows its whole snapshot
    'unit',
    'stage',
    'aid',
  ],
  // With what the invoked import counts.
  numbers: ['listings', ...importAllowance.numbers],
  instants: ['submittedAt', 'decidedAt', 'uploadedAt', ...importAllowance.instants],
  sentences: [
    // The request (`request.about`); the field cannot be allowed by its name, because a vendor's description of the
    // company has the same one.
    'company',
    'ports',
    'logo',
    'delivery-methods',
    'working-hours',
    'paper',
    'paper-removal',
    'skip',
    // The refusal codes one by one: `code` is also a field of the payment provider's requirements, which can name a
    // person.
    ...refusalCodes,
    ...transportSentences,
  ],
};
