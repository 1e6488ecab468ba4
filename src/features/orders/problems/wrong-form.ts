import {
  linesWanted,
  requestOf,
  type Returnable,
  type ReturnReason,
  type ReturnRequest,
} from '../returns/index.ts';
import { errorText, type Failure } from '../../server-data/index.ts';
import type { Wrong } from './wrong-choices.ts';

/** The values of the form as typed; quantities in the order of the lines. */
export interface WrongValues {
  /** '' until something is chosen. */
  what: Wrong | '';
  quantities: string[];
  reason: ReturnReason | '';
  wanted: 'refund' | 'price_reduction';
  amount: string;
  note: string;
}

/** Whether it is answered as a problem, and not as a return. */
export const isProblem = (what: WrongValues['what']): what is 'undelivered' | 'missing' =>
  what === 'undelivered' || what === 'missing';

/** Why a problem was refused of what was completed while it was written. */
export const completedErrorText =
  (number: string) =>
  (failure: Failure): string =>
    errorText(failure, 'typed', {
      NOT_ALLOWED_NOW: `${number} was completed meanwhile, so this can’t be reported any more. Choose again what is wrong, or close this and write to the supplier.`,
    });

/** Which lines a problem concerns, and how many of each. */
export const linesMissing = (
  returnable: Returnable | null,
  { what, quantities }: Pick<WrongValues, 'what' | 'quantities'>,
): ReturnRequest['lines'] =>
  what === 'missing' && returnable ? linesWanted(returnable, { quantities }) : [];

/** The request for a return; what a private buyer doesn’t want any more is a withdrawal from the contract. */
export function returnOf(returnable: Returnable, values: WrongValues): ReturnRequest {
  const { what, reason, ...typed } = values;
  if (what !== 'unwanted') return requestOf(returnable, { ...typed, reason, kind: 'complaint' });
  const kind = returnable.canWithdraw ? 'withdrawal' : 'complaint';
  return requestOf(returnable, { ...typed, kind, reason: 'not_needed', wanted: 'refund' });
}
