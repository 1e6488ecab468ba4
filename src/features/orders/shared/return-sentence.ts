import type { components } from '../../../api/index.ts';
import { formatMoney } from '../../../ui/index.ts';

type Entry = components['schemas']['ReturnEntry'];

interface ReturnStepTold {
  readonly status: string;
  /** The items that go back; null where they are shown next to the sentence. */
  readonly goods: string | null;
  /** What a decision is about; null where it is shown next to the sentence. */
  readonly amount: components['schemas']['Money'] | null;
}

const sentences: Readonly<Record<Entry['command'], (who: string, step: ReturnStepTold) => string>> = {
  request: (who, { status, goods }) =>
    status === 'accepted'
      ? `${who} withdrew from the contract${goods === null ? '' : ` for ${goods}`}`
      : goods === null
        ? `${who} asked for money back`
        : `${who} asked for money back for ${goods}`,
  accept: (who, { goods }) => `${who} accepted ${theRequest(goods)}`,
  propose_part: (who, { goods }) => `${who} offered another amount${goods === null ? '' : ` for ${goods}`}`,
  reject: (who, { goods }) => `${who} rejected ${theRequest(goods)}`,
  accept_part: (who) => `${who} accepted the offer`,
  refuse_part: (who) => `${who} refused the offer`,
  send_back: (who, { goods }) => `${who} sent ${goods ?? 'the goods'} back`,
  receive: (who, { goods }) => `${who} received ${goods ?? 'the goods'}${goods === null ? '' : ' back'}`,
  refund: (who, { goods }) =>
    goods === null ? `${who} made the refund` : `${who} made the refund for ${goods}`,
  escalate: (who, { goods }) => `${who} asked Quayside to decide${goods === null ? '' : ` about ${goods}`}`,
  withdraw: (who, { goods }) => `${who} cancelled ${theRequest(goods)}`,
  decide: (who, { status, amount }) => {
    const refund = amount === null ? 'a refund' : `${formatMoney(amount)} back`;
    if (status === 'dismissed') return `${who} decided: no refund`;
    return `${who} decided: ${refund}${status === 'accepted' ? ', once the goods have arrived' : ''}`;
  },
  expire: (_who, { status }) => expired[status] ?? 'No answer in time: Quayside decides',
  write: (who) => `${who} wrote`,
};

/** What becomes of a return that nobody goes on with, if Quayside does not decide. */
const expired: Readonly<Record<string, string>> = {
  closed: 'Closed: nothing was done in time',
  refunded: 'Refunded automatically, as Quayside decided',
};

const theRequest = (goods: string | null): string =>
  goods === null ? 'the request' : `the request about ${goods}`;

const isKnown = (command: string): command is Entry['command'] => Object.hasOwn(sentences, command);

/** The sentence for a step of a return; null for a command that this version of the site does not know. */
export const returnSentence = (command: string, who: string, step: ReturnStepTold): string | null =>
  isKnown(command) ? sentences[command](who, step) : null;
