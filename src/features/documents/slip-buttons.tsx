import { answer } from '../../api/index.ts';
import styles from './documents.module.css';
import { DownloadButton } from './download-button.tsx';

interface SlipButtonsProps {
  readonly subOrderId: string;
  /** `Q-10001/1`. */
  readonly number: string;
}

/** Downloads the documents enclosed with the goods of a confirmed sub-order. */
export function SlipButtons({ subOrderId, number }: SlipButtonsProps) {
  const params = { path: { subOrderId } };
  const name = number.replace('/', '-');
  return (
    <div role="group" aria-label="Documents for the goods" className={styles.buttons}>
      <DownloadButton
        fileName={`packing-slip-${name}.pdf`}
        read={({ client, signal }) =>
          answer(
            client.GET('/sub-orders/{subOrderId}/packing-slip', { params, parseAs: 'arrayBuffer', signal }),
          )
        }
      >
        Packing slip
      </DownloadButton>
      <DownloadButton
        fileName={`delivery-note-${name}.pdf`}
        read={({ client, signal }) =>
          answer(
            client.GET('/sub-orders/{subOrderId}/delivery-note', { params, parseAs: 'arrayBuffer', signal }),
          )
        }
      >
        Delivery note
      </DownloadButton>
    </div>
  );
}
