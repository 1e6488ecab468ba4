import { Link } from 'react-router-dom';
import { Button, DisplayHeading } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import styles from './page-view.module.css';

interface LaterScreenProps {
  /** The address's title in the route table. */
  readonly title: string;
  /** A place that has something: the home page, or the person's settings. */
  readonly homePath: string;
  readonly homeLabel: string;
}

/** The one page of every address that has no screen of its own, inside whatever layout the address has. */
export function LaterScreen({ title, homePath, homeLabel }: LaterScreenProps) {
  return (
    <div className={styles.page}>
      <div className={styles.drawing}>
        <EmptyDrawing scene="nothing-here" />
      </div>
      <DisplayHeading as="h1">{title}</DisplayHeading>
      <p className={styles.words}>
        This page is still being built. Everything that works today is one click away.
      </p>
      <div className={styles.actions}>
        <Button asChild size="3" variant="surface">
          <Link to={homePath}>{homeLabel}</Link>
        </Button>
      </div>
    </div>
  );
}
