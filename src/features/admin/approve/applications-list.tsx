import { FileText, Package, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { uuidPattern } from '../../../lib/uuid.ts';
import { StatusBadge, When } from '../../../ui/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import {
  addressValue,
  defineList,
  search,
  tabs,
  type ListColumn,
  type ListState,
  type QueryOf,
  type ReadTools,
} from '../../list-page/index.ts';
import type { ApplicationFilter, ApplicationStatus, ApplicationSummary } from './application.types.ts';
import {
  badgeLabels,
  countOf,
  kindLabels,
  listTexts,
  nameOf,
  cityAndCountry,
  statusTones,
  statusLabels,
  vendorTones,
  vendorStatusLabels,
} from './application-texts.ts';
import styles from '../desk/desk.module.css';

/** In the order in which an application goes through them; drafts, which nobody waits for, come last. */
const statuses = [
  'waiting',
  'changes_requested',
  'approved',
  'suspended',
  'rejected',
  'draft',
] as const satisfies readonly ApplicationFilter[];

/** Where an application is found in the list. */
export const filterOf = (status: ApplicationStatus): (typeof statuses)[number] =>
  status === 'submitted' || status === 'in_review' ? 'waiting' : status;

const counted = (
  id: 'papers' | 'listings',
  header: string,
  noun: string,
  Icon: LucideIcon,
): ListColumn<ApplicationSummary> => ({
  id,
  header,
  optional: 'shown at first',
  cell: (item) => (
    <span className={styles.fact}>
      <Icon size={14} aria-hidden /> {countOf(item[id], noun)}
    </span>
  ),
  csv: (item) => item[id],
});

/** All columns except the name and the state can be hidden; the file has one column per fact. */
const columns: readonly ListColumn<ApplicationSummary>[] = [
  { id: 'name', header: 'Name', csv: nameOf },
  { id: 'legalName', header: 'Legal name', csv: ({ legalName }) => legalName },
  {
    id: 'about',
    header: 'Kind and location',
    optional: 'shown at first',
    cell: (item) => [kindLabels[item.kind], cityAndCountry(item)].filter(Boolean).join(' · '),
  },
  { id: 'kind', header: 'Kind', csv: ({ kind }) => kindLabels[kind] },
  { id: 'city', header: 'City', csv: ({ city }) => city },
  { id: 'country', header: 'Country', csv: ({ country }) => country },
  { id: 'status', header: 'Status', csv: ({ status }) => badgeLabels[status] },
  { id: 'vendor', header: 'Vendor', csv: ({ vendorStatus }) => vendorStatusLabels[vendorStatus] },
  counted('papers', 'Documents', 'document', FileText),
  counted('listings', 'Listings', 'listing', Package),
  {
    id: 'sent',
    header: 'Sent',
    optional: 'shown at first',
    cell: ({ submittedAt, askedBy }) =>
      submittedAt === null ? null : (
        <span className={styles.sent}>
          {askedBy === null ? null : `${askedBy} had asked for changes · `}
          <When at={submittedAt} />
        </span>
      ),
    csv: { header: 'Sent (UTC)', value: ({ submittedAt }) => submittedAt },
  },
  { id: 'askedBy', header: 'Changes asked by', csv: ({ askedBy }) => askedBy },
];

const filters = {
  status: tabs({
    label: 'Status',
    options: statuses.map((status) => [status, statusLabels[status]] as const),
    all: { word: statusLabels.all, at: 'end' },
    first: 'waiting',
    resets: ['application', 'listings'],
  }),
  q: search('Search vendors', 'Company, person or email'),
  application: addressValue(uuidPattern),
  listings: addressValue(/^open$/),
  /** If exactly one application has this name, it is opened. */
  open: addressValue(/^named$/),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/admin/applications', { params: { query }, signal }));

/** The applications that match a search; the open one is in the address too. */
export const applicationsList = defineList({
  key: ['admin', 'applications'],
  filters,
  read,
  pageSize: 50,
  columns,
  columnChoiceName: 'applications',
  // The maximum page size in the contract.
  csv: { fileName: 'quayside-vendors.csv', pageSize: 100 },
  nothingYetIn: 'list',
  forbidden: (
    <AdminsOnly title={listTexts.title}>
      Vendor applications are reviewed here. You can see the status of your own on your setup page.
    </AdminsOnly>
  ),
  texts: listTexts,
});

/** The list's state for the screen. */
export type ApplicationsState = ListState<
  Awaited<ReturnType<typeof applicationsList.read>>,
  typeof applicationsList.filters
>;

interface ApplicationLinkProps {
  readonly item: ApplicationSummary;
  readonly list: ApplicationsState;
  readonly shown: readonly ListColumn<ApplicationSummary>[];
}

/** One application of the list, as a link that opens it next to the list. */
export function ApplicationLink({ item, list, shown }: ApplicationLinkProps) {
  const { id, status, vendorStatus } = item;
  const { search: now } = list.address;
  // "Approved" would hide that the vendor has since been suspended, paused or closed.
  const showsVendor =
    now.status === 'approved' ||
    now.status === 'suspended' ||
    (status === 'approved' && vendorStatus !== 'active');
  const isSentAgain = status === 'in_review' && item.askedBy !== null;
  const [about, ...facts] = ['about', 'papers', 'listings', 'sent'].map((name) => (
    <Fragment key={name}>{shown.find((column) => column.id === name)?.cell?.(item)}</Fragment>
  ));
  return (
    <Link
      to={{ search: list.addressWith({ application: id, listings: null }) }}
      preventScrollReset
      className={styles.row}
      aria-current={now.application === id}
    >
      <span className={styles.rowHead}>
        <span className={styles.name}>{nameOf(item)}</span>
        {showsVendor ? (
          <StatusBadge tone={vendorTones[vendorStatus]}>{vendorStatusLabels[vendorStatus]}</StatusBadge>
        ) : now.status === null || now.status === 'waiting' ? (
          <StatusBadge tone={isSentAgain ? 'accent' : statusTones[status]}>
            {isSentAgain ? 'Sent again' : badgeLabels[status]}
          </StatusBadge>
        ) : null}
      </span>
      <span className={styles.quiet}>{about}</span>
      <span className={styles.rowFoot}>{facts}</span>
    </Link>
  );
}
