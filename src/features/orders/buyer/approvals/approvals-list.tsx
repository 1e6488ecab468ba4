import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dataOf } from '../../../../api/index.ts';
import { plainAmount } from '../../../../lib/money-minor.ts';
import { Money, OneLine, TextLink, TimeLeft, When } from '../../../../ui/index.ts';
import {
  choice,
  defineList,
  ListPage,
  OnPhone,
  search,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../../../list-page/index.ts';
import { ButtonLink } from '../../../links/index.ts';
import { itemsText, useOrderEvents } from '../../shared/index.ts';
import { approvalPath } from '../order-path.ts';
import { ApprovalStatusBadge } from './approval-status.tsx';
import { approvalStatuses, type Approval } from './approval-texts.ts';

// The record has exactly one entry per status.
const statuses = Object.keys(approvalStatuses) as readonly Approval['status'][];

const columns: readonly ListColumn<Approval>[] = [
  {
    id: 'request',
    header: 'Request',
    rowHeader: true,
    cell: (row) => (
      <>
        <TextLink asChild size="2" underline="hover">
          <Link to={approvalPath(row.id)}>{row.number}</Link>
        </TextLink>
        <OneLine quiet>{itemsText(row)}</OneLine>
        <OnPhone>
          <OneLine quiet>{`${row.yachtName} · ${row.isYours ? 'you' : row.requesterName}`}</OneLine>
        </OnPhone>
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ status, actions, expiresAt }) => (
      <>
        <ApprovalStatusBadge status={status} />
        {actions.includes('order') ? (
          <div>
            <TimeLeft until={expiresAt} over="Not answered in time" />
          </div>
        ) : null}
      </>
    ),
    csv: ({ status }) => approvalStatuses[status].word,
  },
  {
    id: 'who',
    header: 'Asked by',
    wideOnly: true,
    cell: ({ isYours, requesterName }) => <OneLine>{isYours ? 'You' : requesterName}</OneLine>,
    csv: ({ requesterName }) => requesterName,
  },
  {
    id: 'yacht',
    header: 'Yacht',
    wideOnly: true,
    cell: ({ yachtName }) => <OneLine quiet>{yachtName}</OneLine>,
    csv: ({ yachtName }) => yachtName,
  },
  {
    id: 'date',
    header: 'Asked',
    wideOnly: true,
    cell: ({ askedAt }) => <When at={askedAt} show="day" />,
    csv: { header: 'Asked (UTC)', value: ({ askedAt }) => askedAt },
  },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => <Money {...total} /> },
  { id: 'amount', header: 'Total', csv: ({ total }) => plainAmount(total) },
  { id: 'currency', header: 'Currency', csv: ({ total }) => total.currency },
];

const filters = {
  q: search('Search requests', 'Number, item, yacht or name'),
  status: choice({
    label: 'State',
    all: 'All states',
    options: statuses.map((status) => [status, approvalStatuses[status].word] as const),
  }),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/approvals', { params: { query }, signal }));

/** The user's own requests and those that wait for their approval, newest first. */
const approvalsList = defineList({
  key: ['orders', 'approvals', 'list'],
  filters,
  read,
  pageSize: 24,
  pages: { next: 'Older requests', first: 'Back to latest' },
  columns,
  isStackedOnPhone: true,
  csv: { fileName: 'quayside-approvals.csv', pageSize: 100 },
  texts: {
    title: 'Approvals',
    lead: 'Carts above a spending limit, and who answers them.',
    label: 'Requests',
    noun: ['request', 'requests'],
    failed: {
      title: 'We couldn’t load the requests.',
      description: 'Nothing was lost. Your search and the requests are unchanged.',
    },
    nothingYet: {
      title: 'No requests yet',
      description:
        'The owner of a yacht can give people a spending limit. A cart above it is sent for approval and listed here.',
      action: <ButtonLink to="/crew/profile">See who buys for your yachts</ButtonLink>,
    },
    nothingFound: ({ q }) => ({
      title: q === '' ? 'No requests here' : `No request found for “${q}”`,
      showAll: 'Show all requests',
    }),
  },
});

/** `/crew/orders-management?show=approvals` */
export function ApprovalsScreen({ tabs }: { readonly tabs: ReactNode }) {
  useOrderEvents();
  return <ListPage list={approvalsList} above={() => tabs} />;
}
