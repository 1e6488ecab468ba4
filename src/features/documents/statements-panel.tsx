import { useState } from 'react';
import { answer, dataOf } from '../../api/index.ts';
import { DescriptionList, ErrorState, Money, Panel, SelectField, SkeletonText } from '../../ui/index.ts';
import { viewerZone } from '../../browser/viewer-zone.ts';
import { useApiQuery } from '../server-data/index.ts';
import styles from './documents.module.css';
import { CommissionInvoiceButton } from './commission-invoice-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { lastMonths, monthName } from './months.ts';
import type { Statement } from './invoice.types.ts';

interface StatementsPanelProps {
  /** The date whose month is selected first, in the reader's time zone. */
  readonly today: Date;
}

/** A vendor's monthly statements, as figures and as files. */
export function StatementsPanel({ today }: StatementsPanelProps) {
  const months = lastMonths(today, viewerZone());
  const [month, setMonth] = useState(months[0] ?? '');
  const { data, failed } = useApiQuery({
    key: ['transactions', 'statement', month],
    read: ({ client, signal }) =>
      dataOf(client.GET('/statements/{month}', { params: { path: { month } }, signal })),
  });
  return (
    <Panel
      title="Monthly statement"
      description="What was due to you, what was added and paid out, and what is due at the end of the month."
      footer={<StatementFiles month={month} commissionInvoice={data?.commissionInvoice ?? null} />}
    >
      <div className={styles.month}>
        <SelectField
          label="Month"
          value={month}
          options={months.map((value, back) => ({
            value,
            label: back === 0 ? `${monthName(value)}, so far` : monthName(value),
          }))}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
      </div>
      {failed ? (
        <ErrorState title="We couldn’t load the statement." {...failed} />
      ) : data ? (
        <StatementFigures statement={data} isOver={month !== months[0]} />
      ) : (
        <SkeletonText lines={7} label="Loading the statement" />
      )}
    </Panel>
  );
}

const less = ({ amountMinor, currency }: Statement['sales']) => ({ amountMinor: 0 - amountMinor, currency });

interface StatementFiguresProps {
  readonly statement: Statement;
  /** The month has ended, so the statement is final. */
  readonly isOver: boolean;
}

/** The figures with the signs by which they add up. */
function StatementFigures({ statement, isOver }: StatementFiguresProps) {
  const { opening, sales, refunds, commission, sent, returned, closing } = statement;
  return (
    <DescriptionList
      align="end"
      items={[
        { term: 'Due at the beginning', description: <Money {...opening} /> },
        { term: 'Sales', description: <Money {...sales} /> },
        { term: 'Refunds', description: <Money {...less(refunds)} /> },
        { term: 'Commission', description: <Money {...less(commission)} /> },
        { term: 'Transfers', description: <Money {...less(sent)} /> },
        { term: 'Transfers reversed', description: <Money {...returned} /> },
        {
          term: isOver ? 'Due at the end' : 'Due so far',
          description: (
            <strong>
              <Money {...closing} />
            </strong>
          ),
        },
      ]}
    />
  );
}

interface StatementFilesProps extends Pick<Statement, 'commissionInvoice'> {
  readonly month: string;
}

function StatementFiles({ month, commissionInvoice }: StatementFilesProps) {
  const file = (format: 'pdf' | 'csv', mediaType: 'application/pdf' | 'text/csv') => (
    <DownloadButton
      fileName={`statement-${month}.${format}`}
      mediaType={mediaType}
      read={({ client, signal }) =>
        answer(
          client.GET('/statements/{month}/file', {
            params: { path: { month }, query: { format } },
            parseAs: 'arrayBuffer',
            signal,
          }),
        )
      }
    >
      {format === 'pdf' ? 'PDF' : 'CSV'}
    </DownloadButton>
  );
  return (
    <div role="group" aria-label={`Statement of ${monthName(month)}`} className={styles.buttons}>
      {file('pdf', 'application/pdf')}
      {file('csv', 'text/csv')}
      {commissionInvoice && (
        <CommissionInvoiceButton {...commissionInvoice} text={`Commission ${commissionInvoice.number}`} />
      )}
    </div>
  );
}
