import { DisplayHeading } from '../../ui/index.ts';
import styles from './answer-points.module.css';

interface AnswerPointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

/** What is to be known of one thing, under its name. */
export function AnswerPoints({ title, points }: AnswerPointsProps) {
  return (
    <section className={styles.answers}>
      <DisplayHeading as="h3" size="tile">
        {title}
      </DisplayHeading>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
