import type { FunnelStep } from './funnel-steps.ts';
import { visitsText, shareText } from './figure-text.ts';
import styles from './drop-off.module.css';

interface Props {
  readonly steps: readonly FunnelStep[];
  readonly selected: string | null;
  readonly onSelect: (state: string) => void;
}

/** The steps of a path, one below the other: how many reached each, and how many stopped there. */
export function Funnel({ steps, selected, onSelect }: Props) {
  const most = Math.max(1, ...steps.map(({ came }) => came));
  return (
    <ol className={styles.funnel} aria-label="Steps of the path">
      {steps.map(({ state, title, came, lost, sentAway, tone }) => (
        <li key={state}>
          <button
            type="button"
            className={styles.step}
            aria-pressed={state === selected}
            onClick={() => onSelect(state)}
          >
            <span className={styles.stepTitle}>{title}</span>
            <span className={styles.stepFigures}>
              {visitsText(came)} came
              {sentAway > 0 ? `, ${visitsText(sentAway)} to the payment provider` : ''}
              {lost > 0 ? (
                <span data-tone={tone}>
                  , {visitsText(lost)} stopped ({shareText(lost / Math.max(1, came))})
                </span>
              ) : null}
            </span>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${((came - lost) / most) * 100}%` }} />
              <span data-tone={tone} data-lost="" style={{ width: `${(lost / most) * 100}%` }} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
