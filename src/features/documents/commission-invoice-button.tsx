import { answer } from '../../api/index.ts';
import { DownloadButton } from './download-button.tsx';
import type { CommissionInvoice } from './invoice.types.ts';

interface CommissionInvoiceButtonProps extends Pick<CommissionInvoice, 'id' | 'number'> {
  /** Label of the button; “PDF” by default. */
  readonly text?: string;
}

/** Downloads a commission invoice under its number. */
export const CommissionInvoiceButton = ({ id, number, text = 'PDF' }: CommissionInvoiceButtonProps) => (
  <DownloadButton
    fileName={`${number}.pdf`}
    label={text === 'PDF' ? `PDF of ${number}` : text}
    read={({ client, signal }) =>
      answer(
        client.GET('/commission-invoices/{commissionInvoiceId}', {
          params: { path: { commissionInvoiceId: id } },
          parseAs: 'arrayBuffer',
          signal,
        }),
      )
    }
  >
    {text}
  </DownloadButton>
);
