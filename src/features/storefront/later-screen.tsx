import { Link } from 'react-router-dom';
import { Button, DisplayHeading } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import styles from './page-view.module.css';

interface LaterScreenProps {
  /** The address's title in the route table. */
  readonly title: string;
  /** A sentence about what to use until this page exists. */
  readonly meanwhile: string;
  /** The home page, or the user's dashboard. */
  readonly homePath: string;
  readonly homeLabel: string;
}

/** The page of every address without a screen of its own, inside the address's layout. */
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
