import { useId, useState } from 'react';
import { BusyButton } from '../../ui/index.ts';
import { CopyManually } from './copy-manually.tsx';
import styles from './failure-replay.module.css';
import type { RecordedPage } from './recorded-page.ts';
import { replayContents, type ReplayNews } from './replay-messages.ts';
import { useExportReplay, type ExportMethod } from './use-export-replay.ts';

/**
 * The two buttons in a failure's details. The result is shown in place: the component that shows toasts may be what
 * failed.
 */
export function FailureReplay({ page }: { page: RecordedPage }) {
  const [news, setNews] = useState<ReplayNews | null>(null);
  const { busy, byHand, closeByHand, take } = useExportReplay(page, setNews);
  const explained = useId();
  const button = (way: ExportMethod, label: string) => (
    <BusyButton
      variant="surface"
      color="gray"
      highContrast
      busy={busy === way}
      aria-describedby={explained}
      onClick={() => {
        setNews(null);
        take(way);
      }}
    >
      {label}
    </BusyButton>
  );
  return (
    <div className={styles.replay}>
      <p id={explained}>{replayContents}</p>
      <div className={styles.ways}>
        {button('copy', 'Copy replay')}
        {button('save', 'Save replay')}
      </div>
      <p role="status" className={styles.news} data-level={news?.level}>
        {news ? [news.message, news.description].filter(Boolean).join(' ') : null}
      </p>
      {byHand === null ? null : <CopyManually text={byHand} onClose={closeByHand} />}
    </div>
  );
}
