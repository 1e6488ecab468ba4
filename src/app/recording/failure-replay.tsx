import { useId, useState } from 'react';
import { BusyButton } from '../../ui/index.ts';
import { CopyByHand } from './copy-by-hand.tsx';
import styles from './failure-replay.module.css';
import type { RecordedPage } from './recorded-page.ts';
import { whatIsInIt, type ReplayNews } from './replay-words.ts';
import { useLeavingReplay, type ReplayWay } from './use-leaving-replay.ts';

/** The two buttons among a failure's details. What became of it is said in place: what shows toasts may be what failed. */
export function FailureReplay({ page }: { page: RecordedPage }) {
  const [news, setNews] = useState<ReplayNews | null>(null);
  const { busy, byHand, closeByHand, take } = useLeavingReplay(page, setNews);
  const explained = useId();
  const button = (way: ReplayWay, label: string) => (
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
      <p id={explained}>{whatIsInIt}</p>
      <div className={styles.ways}>
        {button('copy', 'Copy replay')}
        {button('save', 'Save replay')}
      </div>
      <p role="status" className={styles.news} data-level={news?.level}>
        {news ? [news.message, news.description].filter(Boolean).join(' ') : null}
      </p>
      {byHand === null ? null : <CopyByHand text={byHand} onClose={closeByHand} />}
    </div>
  );
}
