import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './found-view.module.css';

interface ChosenChipsProps {
  readonly chosen: readonly {
    readonly label: string;
    /** The address without it. */
    readonly without: string;
  }[];
  /** Comes after them. */
  readonly children?: ReactNode;
}

/** Choices of a search, each with a link that removes it. */
export function ChosenChips({ chosen, children }: ChosenChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className={styles.chosen}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link to={without} preventScrollReset className={styles.chip} aria-label={`${label}, remove`}>
            {label}
            <X size={14} aria-hidden />
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
