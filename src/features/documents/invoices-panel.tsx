import { useState } from 'react';
import { dataOf } from '../../api/index.ts';
import { Button, ErrorState, lazyPart, Money, Panel, SkeletonText, When } from '../../ui/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import styles from './documents.module.css';
import { AwaitedDocuments } from './awaited-documents.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { isShown, kindLabels, waitingText } from './invoice-texts.ts';
import type { DocumentReader, Invoice, SaleInvoices } from './invoice.types.ts';
import type { ReplaceInvoiceDialogProps } from './replace-invoice-dialog.tsx';

const ReplaceInvoiceDialog = lazyPart<ReplaceInvoiceDialogProps>(
  async () => (await import('./replace-invoice-dialog.tsx')).ReplaceInvoiceDialog,
);

/** How often an invoice that is being issued is polled, in ms. */
const issuingMs = 4000;

interface InvoicesPanelProps {
  readonly purchaseId: string;
  readonly reader: DocumentReader;
}

/** The invoices and credit notes of an order or booking, and when missing ones will come. */
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
                  <IssuedDocument key={invoice.id} invoice={invoice} reader={reader} />
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

/** The numbers of the earlier uploads. */
const earlierUploads = ({ uploads }: Invoice): readonly number[] =>
  Array.from({ length: Math.max(0, uploads - 1) }, (_, index) => index + 1);

function IssuedDocument({ invoice, reader }: { readonly invoice: Invoice; readonly reader: DocumentReader }) {
  const [isReplacing, setIsReplacing] = useState(false);
  const { id, kind, number, issuedAt, total, corrects, replaced, canReplace } = invoice;
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
        {replaced === null ? null : (
          <p className={styles.quiet}>
            New file <When at={replaced.at} show="day" />: “{replaced.reason}”
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {reader === 'admin'
          ? earlierUploads(invoice).map((upload) => (
              <InvoiceButton key={upload} id={id} number={number} upload={upload} />
            ))
          : null}
        {canReplace ? (
          <Button
            variant="ghost"
            color="gray"
            aria-label={`Replace the file of ${number}`}
            onClick={() => setIsReplacing(true)}
          >
            Replace
          </Button>
        ) : null}
        <InvoiceButton id={id} number={number} />
      </div>
      {isReplacing ? <ReplaceInvoiceDialog invoice={invoice} onClose={() => setIsReplacing(false)} /> : null}
    </li>
  );
}
