import { answer } from '../../api/index.ts';
import { DownloadButton } from './download-button.tsx';

interface ReceiptButtonProps {
  readonly purchaseId: string;
  readonly number: string;
}

/** Saves the receipt of an order or booking; there is one once something was paid. */
export const ReceiptButton = ({ purchaseId, number }: ReceiptButtonProps) => (
  <DownloadButton
    fileName={`receipt-${number}.pdf`}
    read={({ client, signal }) =>
      answer(
        client.GET('/purchases/{purchaseId}/receipt', {
          params: { path: { purchaseId } },
          parseAs: 'arrayBuffer',
          signal,
        }),
      )
    }
  >
    Receipt
  </DownloadButton>
);
