import { errorText, type Failure } from '../../../server-data/index.ts';

/** The message of a supplier's action that failed. */
export const stepErrorText = (failure: Failure): string =>
  errorText(failure, 'typed', {
    CHANGE_TOO_DEAR:
      'That’s more than was ordered. A higher amount needs a new order: lower the total, or decline.',
  });
