import { answer } from '../../api/index.ts';
import { DownloadButton } from './download-button.tsx';
import type { Invoice } from './invoice.types.ts';

interface InvoiceButtonProps extends Pick<Invoice, 'id' | 'number'> {
  /** The number of one of the vendor's uploads, for admins; by default the latest. */
  readonly upload?: number;
}

/** Downloads an invoice or credit note under its number. */
export const InvoiceButton = ({ id, number, upload }: InvoiceButtonProps) => (
  <DownloadButton
    fileName={upload === undefined ? `${number}.pdf` : `${number} (file ${upload}).pdf`}
    label={upload === undefined ? `PDF of ${number}` : `File ${upload} of ${number}`}
    read={({ client, signal }) =>
      answer(
        client.GET('/invoices/{invoiceId}', {
          params: { path: { invoiceId: id }, query: { upload } },
          parseAs: 'arrayBuffer',
          signal,
        }),
      )
    }
  >
    {upload === undefined ? 'PDF' : `File ${upload}`}
  </DownloadButton>
);
