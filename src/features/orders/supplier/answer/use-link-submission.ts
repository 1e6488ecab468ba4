import { useMemo } from 'react';
import type { OrderAnswerContext, OrderAnswerEvent } from '../../../../machines/order-answer/index.ts';
import type { Submission } from '../../../forms/index.ts';

/** What the machine of an emailed link is doing, as its forms know it. */
export interface AnswerProgress {
  readonly context: OrderAnswerContext;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
}

/** The submission of a form on the page of a link. */
export function useLinkSubmission({ context, busy, slow, send }: AnswerProgress): Submission {
  const { failure: refused } = context;
  // The same object for the same failure: the form recognises a new one by it.
  const failure = useMemo(
    () => refused && { ...refused, retryAfterSeconds: null, triesLeft: null, fields: [] },
    [refused],
  );
  return { busy, slow, failure, cancel: () => send({ type: 'CANCEL.REQUESTED' }) };
}
