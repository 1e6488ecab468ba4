import type {
  LinkAnswer,
  LinkedOrder,
  OrderAnswerContext,
  OrderAnswerEvent,
} from '../../../../machines/order-answer/index.ts';
import { Button, FormActions, formatMoney, SkeletonForm } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';
import { WaitNotice } from '../../../forms/index.ts';
import { statusLabels } from '../../shared/index.ts';
import { AnswerEnded } from './answer-ended.tsx';
import { ChangeByLink, ConfirmByLink } from './answer-forms.tsx';
import { AskedOrder } from './asked-order.tsx';
import { DeclineForm } from './decline-form.tsx';
import { answeredTexts, callFailureText, deadLinkTexts } from './answer-texts.ts';
import { subOrderPath } from '../sub-order-path.ts';

const listPath = '/supplier/orders';

export type AnswerState =
  | 'reading'
  | 'unreadable'
  | 'asking'
  | 'declining'
  | 'changing'
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

/** The page behind the link of a mail: what is asked, and the answers that the app offers too; or why there is nothing to answer. */
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
  const busy = state === 'answering';
  const progress = { context, busy, slow, send };
  const isAt = (form: AnswerState, action: LinkAnswer['action']) =>
    state === form || (busy && context.answer?.action === action);
  return (
    <Entrance
      title={`${order.buyerName} would like to buy from you`}
      lead={`Order ${order.subOrder.number}, ${formatMoney(order.subOrder.total)} in total. Can you deliver?`}
    >
      <AskedOrder order={order} />
      {isAt('declining', 'decline') ? (
        <DeclineForm name="Decline the order" label="Why can’t you deliver?" {...progress} />
      ) : isAt('changing', 'propose_change') ? (
        <ChangeByLink order={order} {...progress} />
      ) : (
        <ConfirmByLink order={order} {...progress} />
      )}
    </Entrance>
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
  const { title, lead, next } = answeredTexts(order);
  return (
    <AnswerEnded title={title} lead={lead} scene="done" to={subOrderPath(order.subOrder.id)}>
      {next}
    </AnswerEnded>
  );
}
