import { TextLink } from '../../src/ui/index.ts';
import { docsAddress } from './find-pieces.ts';
import type { PieceGroup } from './pieces.ts';
import styles from './start.module.css';

/** The pieces of a group: what each is for, and where it is shown. */
export function PieceList({ title, pieces }: PieceGroup) {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={styles.pieces}>
        {pieces.map(({ name, stories, use, insteadOf }) => (
          <li key={name} className={styles.piece}>
            <TextLink href={docsAddress(stories)} target="_top" weight="bold">
              {name}
            </TextLink>
            <p>{use}</p>
            {insteadOf ? <p className={styles.not}>{insteadOf}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
