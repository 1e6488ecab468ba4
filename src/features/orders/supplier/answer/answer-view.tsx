import type { LinkAnswer, LinkedOrder } from '../../../../machines/order-answer/index.ts';
import { formatMoney } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';
import { statusLabels } from '../../shared/index.ts';
import { AnswerEnded } from './answer-ended.tsx';
import { ChangeByLink, ConfirmByLink } from './answer-forms.tsx';
import { AskedOrder } from './asked-order.tsx';
import { DeclineForm } from './decline-form.tsx';
import { answeredTexts } from './answer-texts.ts';
import type { AnswerState } from './answer-state.ts';
import type { AnswerViewProps } from './answering.tsx';
import { LinkPage } from './link-page.tsx';
import { subOrderPath } from '../sub-order-path.ts';

const listPath = '/supplier/orders';

/** The page of an answer link: the order and the answers that the app offers too, or why it cannot be answered. */
export function AnswerView({ state, context, slow = false, send }: AnswerViewProps) {
  const order = context.asked !== null && 'subOrder' in context.asked ? context.asked : null;
  return (
    <LinkPage
      noun="order"
      state={state}
      context={context}
      asked={order}
      listPath={listPath}
      slow={slow}
      send={send}
    >
      {(asked) => <Asked order={asked} state={state} context={context} slow={slow} send={send} />}
    </LinkPage>
  );
}

interface AskedProps extends AnswerViewProps {
  readonly order: LinkedOrder;
}

function Asked({ order, state, context, slow = false, send }: AskedProps) {
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
