import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSiteConfig } from '../../site-config/index.ts';
import { chosenOf, withoutChoices } from './chosen.ts';
import type { FoundData } from './found.types.ts';
import styles from './found-view.module.css';

/** The chosen filters, each with a button that removes it. */
export function ChosenFilters(data: FoundData) {
  const { currency } = useSiteConfig();
  const chosen = chosenOf(data, currency);
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
      {chosen.length > 1 ? (
        <li>
          <Link to={withoutChoices(data.search)} preventScrollReset className={styles.clear}>
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
