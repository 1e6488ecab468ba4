import { Link } from 'react-router-dom';
import { useSiteConfig } from '../../site-config/index.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { chosenOf, withoutChoices } from './chosen.ts';
import type { FoundData } from './found.types.ts';
import styles from './found-view.module.css';

/** The chosen filters, each with a button that removes it. */
export function ChosenFilters(data: FoundData) {
  const { currency } = useSiteConfig();
  const chosen = chosenOf(data, currency);
  return (
    <ChosenChips chosen={chosen}>
      {chosen.length > 1 ? (
        <li>
          <Link to={withoutChoices(data.search)} preventScrollReset className={styles.clear}>
            Clear all
          </Link>
        </li>
      ) : null}
    </ChosenChips>
  );
}
