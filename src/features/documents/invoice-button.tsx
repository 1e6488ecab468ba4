import { answer } from '../../api/index.ts';
import { DownloadButton } from './download-button.tsx';
import type { Invoice } from './invoice.types.ts';

/** Saves an invoice or credit note under its number. */
export const InvoiceButton = ({ id, number }: Pick<Invoice, 'id' | 'number'>) => (
  <DownloadButton
    fileName={`${number}.pdf`}
    label={`PDF of ${number}`}
    read={({ client, signal }) =>
      answer(
        client.GET('/invoices/{invoiceId}', {
          params: { path: { invoiceId: id } },
          parseAs: 'arrayBuffer',
          signal,
        }),
      )
    }
  >
    PDF
  </DownloadButton>
);
