import { Page, TextLink } from '../../src/ui/index.ts';
import { labTasks } from './lab-tasks.ts';
import styles from './start.module.css';

/** What the machine lab can be asked. */
export function LabPage() {
  return (
    <Page
      title="The machine lab"
      lead="Every flow of the market on its real screens, without a server. What do you want to do?"
    >
      <ul className={styles.pieces}>
        {labTasks.map(({ wish, page, address, how }) => (
          <li key={page} className={styles.piece}>
            <TextLink href={`./?path=/story/${address}`} target="_top" weight="bold">
              {wish}
            </TextLink>
            <p>{how}</p>
            <p className={styles.not}>{page}</p>
          </li>
        ))}
      </ul>
      <p className={styles.not}>
        Each state as a picture is in the group States. All of it is described in docs/guides/machine-lab.md.
      </p>
    </Page>
  );
}
