import { errorText, type Failure } from '../../../server-data/index.ts';

/** The message of a supplier's action that failed. */
export const stepErrorText = (failure: Failure): string =>
  // What is wrong with a listing is at no field that is shown.
  failure.fields.find(({ field }) => field.endsWith('substituteInventoryId'))?.message ??
  errorText(failure, 'typed', {
    CHANGE_TOO_DEAR:
      'That’s more than was ordered. A higher amount needs a new order: lower the total, or decline.',
  });
