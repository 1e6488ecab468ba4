import { useMemo } from 'react';
import type { OrderAnswerContext, OrderAnswerEvent } from '../../../../machines/order-answer/index.ts';
import { ReasonForm } from '../../../forms/index.ts';

interface DeclineFormProps {
  /** Names the form, and its button. */
  readonly name: string;
  readonly label: string;
  readonly context: OrderAnswerContext;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
}

/** Declines with a reason; what was typed is there again after a failure. */
export function DeclineForm(props: DeclineFormProps) {
  const { name, label, context, busy, slow, send } = props;
  const { answer, failure: refused } = context;
  // The same object for the same failure: the form recognises a new one by it.
  const failure = useMemo(
    () => refused && { ...refused, retryAfterSeconds: null, triesLeft: null, fields: [] },
    [refused],
  );
  return (
    <ReasonForm
      name={name}
      label={label}
      hint="The buyer will see this."
      typed={answer?.action === 'decline' ? answer.note : ''}
      autoFocus
      submission={{ busy, slow, failure, cancel: () => send({ type: 'CANCEL.REQUESTED' }) }}
      submit={name}
      isDestructive
      onLeave={() => send({ type: 'DECLINE.ABANDONED' })}
      onReason={(note) => send({ type: 'DECLINE.REQUESTED', note })}
    />
  );
}
