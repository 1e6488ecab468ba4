import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { roleLabels, roleNames } from '../../../lib/roles.ts';
import { OneLine, StatusBadge, TextLink, When } from '../../../ui/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import { ButtonLink, personPath } from '../../links/index.ts';
import {
  addressValue,
  choice,
  defineList,
  ListPage,
  OnPhone,
  search,
  tabs,
  type QueryOf,
  type ReadTools,
} from '../../list-page/index.ts';
import { peopleKey } from './person-queries.ts';

const filters = {
  // The people are part of the dashboard and share its address.
  show: addressValue(/^people$/),
  status: tabs({
    label: 'State',
    options: [['suspended', 'Suspended']] as const,
    all: { word: 'Everybody', at: 'start' },
  }),
  q: search('Search people', 'Name, email, company or yacht'),
  role: choice({
    label: 'Role',
    all: 'All roles',
    options: roleNames.map((role) => [role, roleLabels[role]] as const),
  }),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/admin/people', { params: { query }, signal }));

/** Everybody with an account, the latest to join first. */
export const peopleList = defineList({
  key: peopleKey,
  filters,
  read,
  // The maximum in the contract.
  pageSize: 200,
  columns: [
    {
      id: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ id, name, email, role, company, yachts }) => (
        <>
          <TextLink asChild size="2" underline="always" weight="medium">
            <Link to={personPath(id)}>{name}</Link>
          </TextLink>
          <OnPhone>
            <OneLine quiet>{[roleLabels[role], company, ...yachts].filter(Boolean).join(' · ')}</OneLine>
            <OneLine quiet>{email}</OneLine>
          </OnPhone>
        </>
      ),
      csv: ({ name }) => name,
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ suspendedAt }) =>
        suspendedAt === null ? (
          <StatusBadge tone="success">Open</StatusBadge>
        ) : (
          <StatusBadge tone="danger">Suspended</StatusBadge>
        ),
      csv: ({ suspendedAt }) => (suspendedAt === null ? 'Open' : 'Suspended'),
    },
    {
      id: 'role',
      header: 'Role',
      wideOnly: true,
      cell: ({ role }) => roleLabels[role],
      csv: ({ role }) => roleLabels[role],
    },
    {
      id: 'company',
      header: 'Company or yacht',
      wideOnly: true,
      cell: ({ company, yachts }) => <OneLine>{company ?? (yachts.join(', ') || '–')}</OneLine>,
      csv: { header: 'Company', value: ({ company }) => company },
    },
    { id: 'yachts', header: 'Yachts', csv: ({ yachts }) => yachts.join(', ') },
    {
      id: 'email',
      header: 'Email',
      wideOnly: true,
      cell: ({ email }) => email,
      csv: ({ email }) => email,
    },
    {
      id: 'joined',
      header: 'Joined',
      wideOnly: true,
      cell: ({ joinedAt }) => <When at={joinedAt} show="day" />,
      csv: { header: 'Joined (UTC)', value: ({ joinedAt }) => joinedAt },
    },
    {
      id: 'suspended',
      header: 'Suspended',
      csv: { header: 'Suspended (UTC)', value: ({ suspendedAt }) => suspendedAt },
    },
  ],
  isStackedOnPhone: true,
  csv: { fileName: 'quayside-people.csv' },
  nothingYetIn: 'list',
  forbidden: <AdminsOnly title="People" />,
  texts: {
    title: 'People',
    lead: 'Everybody with an account. Open a person to see what they ordered, or to suspend them.',
    label: 'People',
    noun: ['person', 'people'],
    failed: {
      title: 'We couldn’t load the people.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
    nothingYet: { title: 'Nobody yet', description: 'People who sign up appear here.' },
    nothingFound: ({ status }) =>
      status === 'suspended'
        ? { title: 'Nobody suspended was found', showAll: 'Show everybody' }
        : { title: 'Nobody found', showAll: 'Show everybody' },
  },
});

/** `/admin/dashboard?show=people`. */
export const PeopleScreen = () => (
  <ListPage
    list={peopleList}
    action={() => (
      <ButtonLink to="/admin/dashboard" variant="surface">
        Back to the dashboard
      </ButtonLink>
    )}
  />
);
