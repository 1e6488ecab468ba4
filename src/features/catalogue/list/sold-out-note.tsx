import { Link } from 'react-router-dom';
import { TextLink } from '../../../ui/index.ts';
import type { StatusCounts } from './listing-kind.ts';
import styles from './listings.module.css';

interface SoldOutNoteProps {
  /** Undefined while unknown. */
  readonly counts: StatusCounts | undefined;
  /** How many of the active ones have no stock left; undefined of services. */
  readonly soldOut: number | undefined;
  /** Whether the shop is live; null while unknown. */
  readonly isLive: boolean | null;
}

const inFigures = (count: number): string => count.toLocaleString('en-GB');

/** How many of those on sale are sold out; nothing if none is. */
export function SoldOutNote({ counts, soldOut = 0, isLive }: SoldOutNoteProps) {
  if (counts === undefined || soldOut === 0) return null;
  const all = `${inFigures(counts.active)} ${isLive === true ? 'on sale' : 'ready'}`;
  return (
    <p className={styles.soldOut}>
      {all}, {inFigures(soldOut)} of them sold out.{' '}
      <TextLink asChild size="2" underline="always">
        <Link to="?status=active&stock=sold_out">Show what is sold out</Link>
      </TextLink>
    </p>
  );
}
