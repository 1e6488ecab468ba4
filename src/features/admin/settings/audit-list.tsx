import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { TextLink, When } from '../../../ui/index.ts';
import {
  addressValue,
  choice,
  day,
  defineList,
  ListPanel,
  OnPhone,
  search,
  useList,
  type QueryOf,
  type ReadTools,
} from '../../list-page/index.ts';
import { actLabels, actText, detailsText, subjectPath } from './audit-texts.ts';
import { auditKey } from './settings-queries.ts';
import styles from './settings.module.css';
import type { AuditEntry } from './settings.types.ts';

const filters = {
  tab: addressValue(/^audit$/),
  q: search('Search the audit log', 'Person, subject or action'),
  act: choice({
    label: 'What was done',
    all: 'Everything',
    // The record's own keys and labels.
    options: Object.entries(actLabels) as [keyof typeof actLabels, string][],
  }),
  from: day('From', { max: 'to' }),
  to: day('To', { min: 'from' }),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/admin/audit', { params: { query }, signal }));

const whoOf = ({ by }: AuditEntry): string => by ?? 'The server';

/** Labels of subjects without a name. */
const subjectNames: Readonly<Record<string, string>> = {
  vendor_application: 'Application',
  contact_message: 'Message',
  announcement: 'Announcement',
  order: 'Order',
  user: 'Person',
};

/** The subject of an entry, as a link if it has a page. */
function Subject({ entry }: { readonly entry: AuditEntry }) {
  const path = subjectPath(entry);
  if (path === null) return entry.subject ?? '–';
  return (
    <TextLink asChild size="2" underline="always">
      <Link to={path}>{entry.subject ?? subjectNames[entry.subjectKind] ?? 'Open'}</Link>
    </TextLink>
  );
}

/** The actions of admins, newest first. */
const auditList = defineList({
  key: auditKey,
  filters,
  read,
  // The maximum in the contract.
  pageSize: 200,
  columns: [
    {
      id: 'at',
      header: 'When',
      rowHeader: true,
      cell: (entry) => (
        <>
          <When at={entry.at} />
          <OnPhone>
            <span>
              {whoOf(entry)}: {actText(entry.act)}
            </span>
            <span>
              <Subject entry={entry} />
            </span>
            {detailsText(entry) ? <span className={styles.details}>{detailsText(entry)}</span> : null}
          </OnPhone>
        </>
      ),
      csv: { header: 'When (UTC)', value: ({ at }) => at },
    },
    { id: 'by', header: 'Who', wideOnly: true, cell: whoOf, csv: whoOf },
    {
      id: 'act',
      header: 'Action',
      wideOnly: true,
      cell: ({ act }) => actText(act),
      csv: ({ act }) => actText(act),
    },
    {
      id: 'subject',
      header: 'On what',
      wideOnly: true,
      cell: (entry) => <Subject entry={entry} />,
      csv: ({ subject, subjectId }) => subject ?? subjectId,
    },
    {
      id: 'details',
      header: 'Details',
      wideOnly: true,
      cell: (entry) => <span className={styles.details}>{detailsText(entry) || '–'}</span>,
      csv: detailsText,
    },
  ],
  csv: { fileName: 'quayside-audit-log.csv', order: ['at', 'by', 'act', 'subject', 'details'] },
  isStackedOnPhone: true,
  nothingYetIn: 'list',
  texts: {
    title: 'Audit log',
    lead: 'What admins did. Nobody can change it.',
    label: 'Audit log',
    noun: ['act', 'acts'],
    failed: {
      title: 'We couldn’t load the audit log.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
    nothingYet: {
      title: 'Nothing has been done yet',
      description: 'Decisions, refunds and changed settings appear here.',
    },
    nothingFound: () => ({ title: 'Nothing found', showAll: 'Show all' }),
  },
});

/** The section "Audit log" of an admin's settings. */
export const AuditSection = () => <ListPanel list={useList(auditList)} />;
