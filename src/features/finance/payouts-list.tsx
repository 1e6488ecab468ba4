import { Link, useSearchParams } from 'react-router-dom';
import { dataOf } from '../../api/index.ts';
import { plainAmount } from '../../lib/money-minor.ts';
import { uuidPattern } from '../../lib/uuid.ts';
import { InRow, Money, OneLine, StatusBadge, TextLink, When } from '../../ui/index.ts';
import {
  addressValue,
  day,
  defineList,
  OnPhone,
  tabs,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../list-page/index.ts';
import { dayText } from '../orders/index.ts';
import type { Payout, PayoutFigures } from './money.types.ts';
import { bankText, nothingPaidOut, payoutsLead, payoutStatuses } from './payout-texts.ts';

const filters = {
  // The screen shows other lists at the same address.
  view: addressValue(/^payouts$/),
  payout: addressValue(uuidPattern),
  status: tabs({
    label: 'State',
    options: [
      ['pending', payoutStatuses.pending.word],
      ['in_transit', payoutStatuses.in_transit.word],
      ['paid', payoutStatuses.paid.word],
      ['failed', payoutStatuses.failed.word],
    ],
    all: { word: 'All', at: 'start' },
  }),
  from: day('From', { max: 'to' }),
  to: day('To', { min: 'from' }),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/payouts', { params: { query }, signal }));

/** A link that opens a payout above the list. */
function PayoutLink({ id, createdAt }: Pick<Payout, 'id' | 'createdAt'>) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set('payout', id);
  return (
    <TextLink asChild size="2" underline="always">
      <Link to={{ search: search.toString() }} preventScrollReset>
        <When at={createdAt} show="day" />
      </Link>
    </TextLink>
  );
}

const columns: readonly ListColumn<Payout>[] = [
  {
    id: 'made',
    header: 'Date',
    rowHeader: true,
    cell: (payout) => (
      <>
        <PayoutLink {...payout} />
        <OnPhone>
          <span>{bankText(payout.bank)}</span>
          <span>Arrives {dayText(payout.arrivesOn)}</span>
        </OnPhone>
      </>
    ),
    csv: { header: 'Date (UTC)', value: ({ createdAt }) => createdAt.slice(0, 10) },
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Money {...amount} />,
    csv: ({ amount }) => plainAmount(amount),
  },
  {
    id: 'status',
    header: 'State',
    cell: ({ status }) => (
      <InRow>
        <StatusBadge tone={payoutStatuses[status].tone}>{payoutStatuses[status].word}</StatusBadge>
      </InRow>
    ),
    csv: ({ status }) => payoutStatuses[status].word,
  },
  {
    id: 'arrives',
    header: 'Arrives',
    wideOnly: true,
    cell: ({ arrivesOn }) => dayText(arrivesOn),
    csv: ({ arrivesOn }) => arrivesOn,
  },
  {
    id: 'bank',
    header: 'Bank',
    wideOnly: true,
    cell: ({ bank }) => <OneLine>{bankText(bank)}</OneLine>,
    csv: ({ bank }) => bankText(bank),
  },
  { id: 'currency', header: 'Currency', csv: ({ amount }) => amount.currency },
  { id: 'reason', header: 'Why it was sent back', csv: ({ failure }) => failure?.reason ?? null },
];

/** A vendor's payouts to its bank, newest first, at `?view=payouts` of its page of money. */
export const payoutsList = defineList({
  key: ['transactions', 'payouts', 'list'],
  filters,
  read,
  // The maximum in the contract.
  pageSize: 100,
  columns,
  csv: { fileName: 'quayside-payouts.csv' },
  isStackedOnPhone: true,
  nothingYetIn: 'list',
  texts: {
    title: 'Payouts',
    lead: payoutsLead,
    label: 'Payouts',
    noun: ['payout', 'payouts'],
    failed: {
      title: 'We couldn’t load the payouts.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
    nothingYet: { title: 'No payouts yet', description: nothingPaidOut },
    nothingFound: () => ({ title: 'No payouts found', showAll: 'Show all' }),
  },
});

/** The amounts at each stage from the sale to the bank. */
export const payoutFigures = ({ due, onAccount, underWay, paid }: PayoutFigures) => [
  { name: 'Due to you', amount: due, description: 'not sent to your payment account yet' },
  { name: 'On your payment account', amount: onAccount, description: 'waiting for the next payout' },
  { name: 'On its way', amount: underWay, description: 'to your bank' },
  { name: 'Paid', amount: paid, description: 'to your bank' },
];
