import { useMemo } from 'react';
import type { OrderAnswerContext, OrderAnswerEvent } from '../../../../machines/order-answer/index.ts';
import { ReasonForm } from '../../../forms/index.ts';

interface DeclineFormProps {
  readonly context: OrderAnswerContext;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
}

/** Declines with a reason; what was typed is there again after a failure. */
export function DeclineForm({ context: { answer, failure: refused }, busy, slow, send }: DeclineFormProps) {
  // The same object for the same failure: the form recognises a new one by it.
  const failure = useMemo(
    () => refused && { ...refused, retryAfterSeconds: null, triesLeft: null, fields: [] },
    [refused],
  );
  return (
    <ReasonForm
      name="Decline the order"
      label="Why can’t you deliver?"
      hint="The buyer will see this."
      typed={answer?.action === 'decline' ? answer.note : ''}
      autoFocus
      submission={{ busy, slow, failure, cancel: () => send({ type: 'CANCEL.REQUESTED' }) }}
      submit="Decline the order"
      isDestructive
      onLeave={() => send({ type: 'DECLINE.ABANDONED' })}
      onReason={(note) => send({ type: 'DECLINE.REQUESTED', note })}
    />
  );
}
