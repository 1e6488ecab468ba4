import { businessTerms, countInWords } from '../../../lib/business-terms.ts';
import type { Returnable } from '../returns/index.ts';
import type { SubOrder } from '../shared/index.ts';

/** What a buyer can say is wrong with a sub-order: the first two are problems, the others returns. */
export type Wrong = 'undelivered' | 'missing' | 'faulty' | 'unwanted';

interface WrongChoice {
  readonly value: Wrong;
  readonly label: string;
  /** What happens next, and until when. */
  readonly description: string;
  readonly disabled: boolean;
}

const { answerDays, sendBackDays } = businessTerms.returns;
const days = (count: number): string => `${countInWords(count)} days`;

/** Whether nobody has said yet that it arrived. */
export const isOnItsWay = ({ status }: Pick<SubOrder, 'status'>): boolean =>
  status === 'dispatched' || status === 'ready_for_collection';

const labels: Readonly<Record<Exclude<Wrong, 'undelivered'>, string>> = {
  missing: 'Something is missing',
  faulty: 'Something is damaged or wrong',
  unwanted: 'I don’t want it any more',
};

/** "It came, but something is missing", as long as nobody has said that it came. */
const labelOf = (what: Exclude<Wrong, 'undelivered'>, subOrder: SubOrder): string => {
  const label = labels[what];
  if (!isOnItsWay(subOrder)) return label;
  const came = subOrder.deliveryKind === 'collection' ? 'I have it' : 'It came';
  return `${came}, but ${label.startsWith('I ') ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`}`;
};

/** What can be said of a sub-order now, as the server allows it; `when` is its expected day, and null if it has none. */
export function wrongChoices(
  subOrder: SubOrder,
  returnable: Pick<Returnable, 'canWithdraw'> | null,
  when: string | null,
): readonly WrongChoice[] {
  const { actions, supplier, status } = subOrder;
  const decided = `${supplier.name} has ${days(businessTerms.disputes.answerDays)} to refund you, offer a part, or say why not. Otherwise, Quayside decides.`;
  const isLate = actions.includes('report_undelivered');
  const choices: WrongChoice[] = [];
  if (isLate || status === 'dispatched')
    choices.push({
      value: 'undelivered',
      label: 'It hasn’t come',
      description: isLate
        ? decided
        : `Expected ${when ?? 'soon'}. If it isn’t here then, you can report it the day after.`,
      disabled: !isLate,
    });
  if (actions.includes('dispute'))
    choices.push({
      value: 'missing',
      label: labelOf('missing', subOrder),
      description: decided,
      disabled: false,
    });
  if (returnable === null || !actions.includes('request_return')) return choices;
  choices.push({
    value: 'faulty',
    label: labelOf('faulty', subOrder),
    description: `Send it back, or keep it for less. ${supplier.name} has ${days(answerDays)} to accept, offer another amount, or say why not. Otherwise, Quayside decides.`,
    disabled: false,
  });
  choices.push({
    value: 'unwanted',
    // A consumer withdraws from the day of the contract on, also before anything has come.
    label: returnable.canWithdraw ? labels.unwanted : labelOf('unwanted', subOrder),
    description: returnable.canWithdraw
      ? `You withdraw from the contract, which ${supplier.name} can’t refuse. Send it back within ${days(sendBackDays)}, at your cost.`
      : `${supplier.name} has ${days(answerDays)} to answer, and can refuse. You pay for sending it back.`,
    disabled: false,
  });
  return choices;
}
