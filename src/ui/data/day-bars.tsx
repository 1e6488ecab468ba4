import styles from './day-bars.module.css';

interface Day {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly value: number;
}

interface DayBarsProps {
  /** What is shown, for screen readers: "Sales of the last 30 days". */
  readonly label: string;
  readonly days: readonly Day[];
  readonly format: (value: number) => string;
}

const height = 72;
const step = 10;
const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const textOf = (on: string): string => dayText.format(new Date(`${on}T00:00:00Z`));

/** A bar for each day, the highest labelled; the same data as a table for screen readers. */
export function DayBars({ label, days, format }: DayBarsProps) {
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const best = days.find(({ value }) => value === highest);
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <figure className={styles.figure} aria-label={label}>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
        aria-hidden
      >
        {days.map(({ on, value }, index) => {
          const size = Math.max(value > 0 ? 3 : 1, (Math.max(0, value) / highest) * height);
          return (
            <rect key={on} x={index * step + 1} y={height - size} width={step - 2} height={size} rx={1}>
              <title>{`${textOf(on)}: ${format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden>
        <span>{first ? textOf(first.on) : null}</span>
        <span>{best ? `Best day: ${format(best.value)}, ${textOf(best.on)}` : null}</span>
        <span>{last ? textOf(last.on) : null}</span>
      </p>
      <details className={styles.table}>
        <summary>Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ on, value }) => (
              <tr key={on}>
                <th scope="row">{textOf(on)}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
