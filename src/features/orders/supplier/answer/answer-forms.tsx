import { Button, QuietButton } from '../../../../ui/index.ts';
import type { LinkedOrder } from '../../../../machines/order-answer/index.ts';
import { ConfirmForm } from '../detail/confirm-form.tsx';
import { ProposeForm } from '../detail/propose-form.tsx';
import { stepErrorText } from '../detail/step-error-text.ts';
import { useLinkSubmission, type AnswerProgress } from './use-link-submission.ts';

interface AnswerFormProps extends AnswerProgress {
  readonly order: LinkedOrder;
}

/** Confirms, with the other answers next to it; keeps what was typed after a failure. */
export function ConfirmByLink(props: AnswerFormProps) {
  const { order, context, busy, send } = props;
  const { subOrder, place } = order;
  const { answer } = context;
  const submission = useLinkSubmission(props);
  return (
    <ConfirmForm
      subOrder={subOrder}
      place={place}
      submission={submission}
      textOf={stepErrorText}
      {...(answer?.action === 'confirm' && { given: answer })}
      otherwise={
        <>
          {subOrder.actions.includes('propose_change') ? (
            <QuietButton
              type="button"
              size="3"
              disabled={busy}
              onClick={() => send({ type: 'CHANGE.CHOSEN' })}
            >
              Propose a change
            </QuietButton>
          ) : null}
          {subOrder.actions.includes('decline') ? (
            <Button
              type="button"
              size="3"
              variant="surface"
              color="red"
              disabled={busy}
              onClick={() => send({ type: 'DECLINE.CHOSEN' })}
            >
              Decline
            </Button>
          ) : null}
        </>
      }
      onAction={({ lines, readyOn }) =>
        send({ type: 'CONFIRM.REQUESTED', ...(lines && { lines }), ...(readyOn && { readyOn }) })
      }
    />
  );
}

/** Proposes a change; keeps what was typed after a failure. */
export function ChangeByLink(props: AnswerFormProps) {
  const { order, context, send } = props;
  const { answer } = context;
  const submission = useLinkSubmission(props);
  return (
    <ProposeForm
      subOrder={order.subOrder}
      place={order.place}
      submission={submission}
      textOf={stepErrorText}
      {...(answer?.action === 'propose_change' && { given: answer.proposal })}
      onClose={() => send({ type: 'CHANGE.ABANDONED' })}
      onAction={({ proposal }) => send({ type: 'CHANGE.REQUESTED', proposal })}
    />
  );
}
