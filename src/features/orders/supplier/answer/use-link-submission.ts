import { useMemo } from 'react';
import type { OrderAnswerContext, OrderAnswerEvent } from '../../../../machines/order-answer/index.ts';
import type { Submission } from '../../../forms/index.ts';

/** The state of an answer link's machine that its forms need. */
export interface AnswerProgress {
  readonly context: OrderAnswerContext;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
}

/** The submission of a form on the page of an answer link. */
export function useLinkSubmission({ context, busy, slow, send }: AnswerProgress): Submission {
  const { failure: refused } = context;
  // The same object for the same failure, because the form recognises a new failure by identity.
  const failure = useMemo(
    () => refused && { ...refused, retryAfterSeconds: null, triesLeft: null, fields: [] },
    [refused],
  );
  return { busy, slow, failure, cancel: () => send({ type: 'CANCEL.REQUESTED' }) };
}
