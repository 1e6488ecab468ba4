import { Button } from '@radix-ui/themes';
import { useId } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is in progress: "Reading price list". */
  readonly label: string;
  readonly done: number;
  /** Absent while unknown: the bar then moves without a figure. */
  readonly total?: number;
  /** Text shown instead of "42 of 120 · 35 %". */
  readonly figure?: string;
  readonly onCancel?: (() => void) | undefined;
}

const count = new Intl.NumberFormat('en-GB');

/** The progress of work that takes over a second, with a way to stop it. */
export function ProgressBar({ label, done, total, figure, onCancel }: ProgressBarProps) {
  const id = useId();
  const known = total !== undefined && total > 0;
  const share = known ? Math.min(1, Math.max(0, done / total)) : 0;
  const text =
    figure ??
    (known ? `${count.format(done)} of ${count.format(total)} · ${Math.floor(share * 100)} %` : undefined);
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {text ? <span className={styles.figure}>{text}</span> : null}
      </div>
      <div className={styles.line}>
        <div
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={known ? total : undefined}
          aria-valuenow={known ? done : undefined}
          aria-valuetext={text}
          className={styles.track}
        >
          <div
            className={styles.fill}
            data-known={known}
            style={known ? { transform: `scaleX(${share})` } : undefined}
          />
        </div>
        {onCancel ? (
          <Button type="button" size="1" variant="ghost" color="gray" highContrast onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  );
}
