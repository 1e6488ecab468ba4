import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { OneLine, TextLink, When } from '../../../ui/index.ts';
import {
  addressValue,
  choice,
  day,
  defineList,
  ListPanel,
  search,
  useList,
  type QueryOf,
  type ReadTools,
} from '../../list-page/index.ts';
import { actLabels, actText, detailsText, subjectPath } from './audit-texts.ts';
import { auditKey } from './settings-queries.ts';

const filters = {
  tab: addressValue(/^audit$/),
  q: search('Search the audit log', 'Who, on what, or what was done'),
  act: choice({
    label: 'What was done',
    all: 'Everything',
    // The keys and words of a record.
    options: Object.entries(actLabels) as [keyof typeof actLabels, string][],
  }),
  from: day('From', { max: 'to' }),
  to: day('To', { min: 'from' }),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/admin/audit', { params: { query }, signal }));

/** What admins did, the latest first. */
const auditList = defineList({
  key: auditKey,
  filters,
  read,
  // The contract's most.
  pageSize: 200,
  columns: [
    {
      id: 'at',
      header: 'When',
      rowHeader: true,
      cell: ({ at }) => <When at={at} />,
      csv: { header: 'When (UTC)', value: ({ at }) => at },
    },
    { id: 'by', header: 'Who', cell: ({ by }) => by ?? 'The server', csv: ({ by }) => by ?? 'The server' },
    { id: 'act', header: 'Did what', cell: ({ act }) => actText(act), csv: ({ act }) => actText(act) },
    {
      id: 'subject',
      header: 'On what',
      cell: (entry) => {
        const path = subjectPath(entry);
        const name = entry.subject ?? '–';
        return path === null ? (
          name
        ) : (
          <TextLink asChild size="2" underline="always">
            <Link to={path}>{entry.subject ?? 'Application'}</Link>
          </TextLink>
        );
      },
      csv: ({ subject, subjectId }) => subject ?? subjectId,
    },
    {
      id: 'details',
      header: 'Details',
      cell: (entry) => <OneLine>{detailsText(entry) || '–'}</OneLine>,
      csv: detailsText,
    },
  ],
  csv: { fileName: 'quayside-audit-log.csv', order: ['at', 'by', 'act', 'subject', 'details'] },
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
      title: 'Nothing was done yet',
      description: 'Decisions, refunds and changed settings appear here.',
    },
    nothingFound: () => ({ title: 'Nothing found', showAll: 'Show all' }),
  },
});

/** The section "Audit log" of an admin's settings. */
export const AuditSection = () => <ListPanel list={useList(auditList)} />;
