import { answer } from '../../api/index.ts';
import { DownloadButton } from './download-button.tsx';

interface ReceiptButtonProps {
  readonly purchaseId: string;
  readonly number: string;
}

/** Downloads the receipt of an order or booking, which exists once something was paid. */
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
