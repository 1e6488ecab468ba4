import type {
  LinkedOrder,
  OrderAnswerContext,
  OrderAnswerEvent,
} from '../../../../machines/order-answer/index.ts';
import { BusyButton, Button, FormActions, formatMoney, Notice, SkeletonForm } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';
import { WaitNotice } from '../../../forms/index.ts';
import { statusLabels } from '../../shared/index.ts';
import { AnswerEnded } from './answer-ended.tsx';
import { AskedOrder } from './asked-order.tsx';
import { DeclineForm } from './decline-form.tsx';
import { callFailureText, deadLinkTexts } from './answer-texts.ts';
import { subOrderPath } from '../sub-order-path.ts';

const listPath = '/supplier/orders';

export type AnswerState =
  | 'reading'
  | 'unreadable'
  | 'asking'
  | 'declining'
  | 'proposing'
  | 'answering'
  | 'settled'
  | 'answered'
  | 'dead';

interface AnswerViewProps {
  readonly state: AnswerState;
  readonly context: OrderAnswerContext;
  /** What is under way takes longer than people expect. */
  readonly slow?: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
}

/** The page behind the link of a mail: what is asked, and the two answers; or why there is nothing to answer. */
export function AnswerView({ state, context, slow = false, send }: AnswerViewProps) {
  const { asked, failure } = context;
  const order = asked !== null && 'subOrder' in asked ? asked : null;
  const wait = <WaitNotice slow={slow} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />;
  if (state === 'dead')
    return (
      <AnswerEnded {...deadLinkTexts(failure?.code ?? '', context.answer)} scene="lost" to={listPath}>
        You can also find all your orders in your account.
      </AnswerEnded>
    );
  if (state === 'unreadable' || (order === null && state !== 'reading'))
    return (
      <Entrance title="We couldn’t load the order" lead={callFailureText(failure)}>
        <FormActions>
          <Button size="3" onClick={() => send({ type: 'READ.REPEATED' })}>
            Try again
          </Button>
        </FormActions>
      </Entrance>
    );
  if (order === null)
    return (
      <Entrance title="An order for you" lead="One moment, we’re looking up your link.">
        <SkeletonForm fields={3} label="Reading the order" />
        {wait}
      </Entrance>
    );
  if (state === 'settled') return <Settled order={order} />;
  if (state === 'answered') return <Answered order={order} />;
  return (
    <Entrance
      title={`${order.buyerName} would like to buy from you`}
      lead={`Order ${order.subOrder.number}, ${formatMoney(order.subOrder.total)} in total. Can you deliver?`}
    >
      <AskedOrder order={order} />
      {state === 'declining' || (state === 'answering' && context.answer?.action === 'decline') ? (
        <DeclineForm
          name="Decline the order"
          label="Why can’t you deliver?"
          context={context}
          busy={state === 'answering'}
          slow={slow}
          send={send}
        />
      ) : (
        <>
          {failure === null ? null : (
            <Notice tone="error" live title="Your answer wasn’t sent.">
              {callFailureText(failure)}
            </Notice>
          )}
          {wait}
          <Buttons busy={state === 'answering'} order={order} send={send} />
        </>
      )}
    </Entrance>
  );
}

interface ButtonsProps {
  readonly order: LinkedOrder;
  readonly busy: boolean;
  readonly send: AnswerViewProps['send'];
}

function Buttons({ order: { subOrder }, busy, send }: ButtonsProps) {
  const { actions } = subOrder;
  return (
    <FormActions>
      {actions.includes('confirm') ? (
        <BusyButton size="3" busy={busy} onClick={() => send({ type: 'CONFIRM.REQUESTED' })}>
          Confirm for {formatMoney(subOrder.total)}
        </BusyButton>
      ) : null}
      {actions.includes('decline') ? (
        <Button
          size="3"
          variant="surface"
          color="red"
          disabled={busy}
          onClick={() => send({ type: 'DECLINE.CHOSEN' })}
        >
          Decline
        </Button>
      ) : null}
    </FormActions>
  );
}

const stateNow = ({ subOrder }: LinkedOrder): string =>
  `Order ${subOrder.number} is now “${statusLabels.subOrder.supplier[subOrder.status].word.toLowerCase()}”.`;

function Settled({ order }: { order: LinkedOrder }) {
  return (
    <AnswerEnded
      title="This order no longer needs an answer"
      lead={`${stateNow(order)} It was answered in the app, withdrawn by the buyer, or the time to answer ran out.`}
      scene="done"
      to={subOrderPath(order.subOrder.id)}
    >
      Sign in to see the order and its history.
    </AnswerEnded>
  );
}

function Answered({ order }: { order: LinkedOrder }) {
  const { status, number, due, deliveryName } = order.subOrder;
  const isDeclined = status === 'declined';
  return (
    <AnswerEnded
      title={isDeclined ? 'Thank you for letting us know' : 'Thank you: the order is yours'}
      lead={
        isDeclined
          ? `${order.buyerName} has been notified and can order elsewhere. Nothing is charged for ${number}.`
          : `${order.buyerName} has been notified that you’ll deliver ${number} for ${formatMoney(due.total)}.`
      }
      scene="done"
      to={subOrderPath(order.subOrder.id)}
    >
      {isDeclined ? (
        'If the stock in your list is wrong, correct it under “Inventory” so nobody orders it again.'
      ) : (
        <>
          Next: get it ready, then mark it as sent ({deliveryName}). Your share is sent to your account once
          the crew confirms receipt.
        </>
      )}
    </AnswerEnded>
  );
}
