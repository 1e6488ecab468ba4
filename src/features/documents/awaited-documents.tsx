import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, lazyPart, Money, When } from '../../ui/index.ts';
import { awaitedText } from './invoice-texts.ts';
import type { AwaitedDocument, DocumentReader, SaleInvoices } from './invoice.types.ts';
import type { SendInvoiceDialogProps } from './send-invoice-dialog.tsx';
import styles from './documents.module.css';

const SendInvoiceDialog = lazyPart<SendInvoiceDialogProps>(() =>
  import('./send-invoice-dialog.tsx').then((part) => part.SendInvoiceDialog),
);

interface AwaitedDocumentsProps {
  readonly sale: SaleInvoices;
  readonly reader: DocumentReader;
}

/**
 * The documents that a vendor who issues their own has not sent yet: the vendor can send them here, others see when
 * they are due.
 */
export function AwaitedDocuments({ sale, reader }: AwaitedDocumentsProps) {
  const [now] = useState(() => new Date().toISOString());
  const [asked, setAsked] = useState<AwaitedDocument | null>(null);
  return (
    <>
      <ul className={styles.documents}>
        {sale.awaited.map((awaited) => (
          <li key={awaited.id} className={styles.document}>
            <div className={styles.what}>
              <p>{awaitedText({ awaited, sale, reader, now })}</p>
              <p className={styles.quiet}>
                {reader === 'vendor' ? 'Due' : 'Expected by'} <When at={awaited.dueAt} show="day" /> ·{' '}
                <Money {...awaited.amount} />
              </p>
            </div>
            {awaited.canSend ? (
              <Button
                variant="surface"
                aria-label={`Send the ${awaited.kind === 'invoice' ? 'invoice' : 'credit note'} for ${sale.saleNumber}`}
                onClick={() => setAsked(awaited)}
              >
                <Upload size={16} aria-hidden /> Send
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <SendInvoiceDialog awaited={asked} saleNumber={sale.saleNumber} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
