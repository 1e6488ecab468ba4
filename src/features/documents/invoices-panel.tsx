import { useState } from 'react';
import { dataOf } from '../../api/index.ts';
import { ErrorState, Money, Panel, SkeletonText, When } from '../../ui/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import styles from './documents.module.css';
import { AwaitedDocuments } from './awaited-documents.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { isShown, kindLabels, waitingText } from './invoice-texts.ts';
import type { DocumentReader, Invoice, SaleInvoices } from './invoice.types.ts';

/** How soon one looks again for an invoice that is just being issued. */
const issuingMs = 4000;

interface InvoicesPanelProps {
  readonly purchaseId: string;
  readonly reader: DocumentReader;
}

/** The invoices and credit notes of an order or booking, to download; and when one comes that is not there yet. */
export function InvoicesPanel({ purchaseId, reader }: InvoicesPanelProps) {
  const [isIssuing, setIsIssuing] = useState(false);
  const { data, failed } = useApiQuery({
    key: ['transactions', 'invoices', 'of', purchaseId],
    read: ({ client, signal }) =>
      dataOf(client.GET('/purchases/{purchaseId}/invoices', { params: { path: { purchaseId } }, signal })),
    everyMs: isIssuing && issuingMs,
  });
  const isAwaited = data?.sales.some(({ awaits }) => awaits === 'issue') ?? false;
  if (isAwaited !== isIssuing) setIsIssuing(isAwaited);
  if (failed)
    return (
      <Panel title="Invoices">
        <ErrorState title="We couldn’t load the invoices." {...failed} />
      </Panel>
    );
  if (!data)
    return (
      <Panel title="Invoices">
        <SkeletonText lines={2} label="Loading the invoices" />
      </Panel>
    );
  return <InvoicesView sales={data.sales} reader={reader} />;
}

interface InvoicesViewProps {
  readonly sales: readonly SaleInvoices[];
  readonly reader: DocumentReader;
}

function InvoicesView({ sales, reader }: InvoicesViewProps) {
  const shown = sales.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Panel title="Invoices" flush>
      <ul className={styles.sales}>
        {shown.map((sale) => (
          <li key={sale.saleId}>
            {sales.length > 1 ? (
              <h3 className={styles.sale}>
                {sale.saleNumber} · {sale.vendorName}
              </h3>
            ) : null}
            {sale.documents.length > 0 ? (
              <ul className={styles.documents}>
                {sale.documents.map((invoice) => (
                  <IssuedDocument key={invoice.id} invoice={invoice} />
                ))}
              </ul>
            ) : null}
            {sale.awaited.length > 0 ? <AwaitedDocuments sale={sale} reader={reader} /> : null}
            {sale.documents.length === 0 && sale.awaited.length === 0 ? (
              <p className={styles.quiet}>{waitingText(sale, reader)}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function IssuedDocument({ invoice }: { readonly invoice: Invoice }) {
  const { kind, number, issuedAt, total, corrects } = invoice;
  return (
    <li className={styles.document}>
      <div className={styles.what}>
        <p>
          {kindLabels[kind]} {number}
        </p>
        <p className={styles.quiet}>
          <When at={issuedAt} show="day" /> · <Money {...total} />
          {corrects === null ? null : ` · corrects ${corrects}`}
        </p>
      </div>
      <InvoiceButton {...invoice} />
    </li>
  );
}
