import { errorText, type Failure } from '../../server-data/index.ts';

const ownErrorTexts = {
  NOT_ALLOWED_NOW:
    'The return has changed, or the payment is in dispute. Close this to see its current state.',
};

/** Why an action on a return was refused; what was typed is still there. */
export const returnErrorText = (failure: Failure): string => errorText(failure, 'typed', ownErrorTexts);
