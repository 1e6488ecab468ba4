import { Link } from 'react-router-dom';
import { DisplayHeading } from '../../ui/index.ts';
import type { Answer } from './answers/answer.types.ts';
import { useWithMarketRate } from './market-rate.ts';
import styles from './answer-details.module.css';

interface AnswerDetailsProps {
  readonly answer: Answer;
  /** Who it is for, if it is listed for several roles: "for crew". */
  readonly of?: string;
  readonly isOpen: boolean;
  /** Called after one of its links was followed. */
  readonly onFollow?: () => void;
}

/** One answer that opens and closes below its title; its slug is the fragment of its address. */
export function AnswerDetails({
  answer: { slug, title, points, ways },
  of,
  isOpen,
  onFollow,
}: AnswerDetailsProps) {
  const withMarketRate = useWithMarketRate();
  return (
    <details id={slug} open={isOpen} className={styles.answer}>
      <summary className={styles.summary}>
        <DisplayHeading as="h3" size="tile">
          {title}
        </DisplayHeading>
        {of === undefined ? null : <span className={styles.of}>{of}</span>}
      </summary>
      <ul className={styles.points}>
        {withMarketRate(points).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {ways.length === 0 ? null : (
        <p className={styles.ways}>
          {ways.map(({ label, path }) => (
            <Link key={path} to={path} onClick={onFollow}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </details>
  );
}
