import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CoverageSum } from './coverage-filter.ts';
import styles from './coverage.module.css';

interface CoverageTotalsProps {
  readonly sum: CoverageSum;
}

/** The coverage in figures. */
export function CoverageTotals({ sum }: CoverageTotalsProps) {
  const figures = [
    ['States', sum.states],
    ['With a story', sum.withStory],
    ['Reached by a test', sum.withTest],
    ['On a recording', sum.withTrace],
  ] as const;
  const Icon = sum.uncovered > 0 ? CircleAlert : CircleCheck;
  return (
    <dl className={styles.totals}>
      {figures.map(([label, figure]) => (
        <div key={label} className={styles.total}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div className={styles.total} data-tone={sum.uncovered > 0 ? 'red' : 'green'}>
        <dt>Neither story nor test</dt>
        <dd>
          <Icon size={18} aria-hidden /> {sum.uncovered === 0 ? 'None' : sum.uncovered}
        </dd>
      </div>
    </dl>
  );
}
