import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { contactTopicLabels } from '../../../lib/contact-topics.ts';
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
import styles from '../desk/desk.module.css';
import type { ContactRow, ContactStatus } from './message.types.ts';
import { listTexts, statusLabels, statusTones } from './message-texts.ts';

const statuses: readonly ContactStatus[] = ['open', 'answered', 'closed', 'held'];

const columns: readonly ListColumn<ContactRow>[] = [
  { id: 'number', header: 'Number', csv: ({ number }) => number },
  { id: 'name', header: 'Name', csv: ({ name }) => name },
  { id: 'email', header: 'Email', csv: ({ email }) => email },
  { id: 'topic', header: 'Topic', csv: ({ topic }) => contactTopicLabels[topic] },
  { id: 'status', header: 'Status', csv: ({ status }) => statusLabels[status] },
  { id: 'excerpt', header: 'Message', csv: ({ excerpt }) => excerpt },
  {
    id: 'since',
    header: 'Written',
    csv: { header: 'Written (UTC)', value: ({ waitingSince }) => waitingSince },
  },
];

const filters = {
  // The messages are part of the dashboard and share its address.
  show: addressValue(/^messages$/),
  status: tabs({
    label: 'Status',
    options: statuses.map((status) => [status, statusLabels[status]] as const),
    all: { word: statusLabels.all, at: 'end' },
    first: 'open',
    resets: ['message'],
  }),
  q: search('Search messages', 'Name, email, number or words'),
  message: addressValue(uuidPattern),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/admin/contact-messages', { params: { query }, signal }));

export const messagesKey = ['admin', 'contact-messages'] as const;

/** The messages to the market; the open message is in the address too. */
export const messagesList = defineList({
  key: messagesKey,
  filters,
  read,
  pageSize: 50,
  columns,
  csv: { fileName: 'quayside-messages.csv', pageSize: 100 },
  nothingYetIn: 'list',
  forbidden: (
    <AdminsOnly title={listTexts.title}>Messages to Quayside are read and answered here.</AdminsOnly>
  ),
  texts: listTexts,
});

/** The list's state for the screen. */
export type MessagesState = ListState<
  Awaited<ReturnType<typeof messagesList.read>>,
  typeof messagesList.filters
>;

/** One message of the list, as a link that opens it next to the list. */
export function MessageLink({ item, list }: { readonly item: ContactRow; readonly list: MessagesState }) {
  const { id, name, number, topic, excerpt, status, waitingSince } = item;
  const { search: now } = list.address;
  return (
    <Link
      to={{ search: list.addressWith({ message: id }) }}
      preventScrollReset
      className={styles.row}
      aria-current={now.message === id}
    >
      <span className={styles.rowHead}>
        <span className={styles.name}>{name}</span>
        {now.status === null ? (
          <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>
        ) : null}
      </span>
      <span className={styles.excerpt}>{excerpt}</span>
      <span className={styles.rowFoot}>
        {number} · {contactTopicLabels[topic]}
        <span className={styles.sent}>
          <When at={waitingSince} />
        </span>
      </span>
    </Link>
  );
}
