import { Link } from 'react-router-dom';
import { Button, DisplayHeading } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import styles from './page-view.module.css';

interface LaterScreenProps {
  /** The address's title in the route table. */
  readonly title: string;
  /** What one uses until this page is built: a sentence. */
  readonly meanwhile: string;
  /** A place that has something: the home page, or the person's dashboard. */
  readonly homePath: string;
  readonly homeLabel: string;
}

/** The one page of every address that has no screen of its own, inside whatever layout the address has. */
export function LaterScreen({ title, meanwhile, homePath, homeLabel }: LaterScreenProps) {
  return (
    <div className={styles.page}>
      <div className={styles.drawing}>
        <EmptyDrawing scene="nothing-here" />
      </div>
      <DisplayHeading as="h1">{title}</DisplayHeading>
      <p className={styles.words}>This page isn’t open yet. {meanwhile}</p>
      <div className={styles.actions}>
        <Button asChild size="3" variant="surface">
          <Link to={homePath}>{homeLabel}</Link>
        </Button>
      </div>
    </div>
  );
}
