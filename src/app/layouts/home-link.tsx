import { Link } from 'react-router-dom';
import { Logo } from '../../ui/index.ts';
import styles from './home-link.module.css';

interface HomeLinkProps {
  /** Shows only the mark on a phone, where the bar has little room left. */
  readonly shortOnPhone?: boolean;
}

export function HomeLink({ shortOnPhone = false }: HomeLinkProps) {
  return (
    <Link to="/" aria-label="Quayside, home" className={styles.home} data-short={shortOnPhone}>
      <span className={styles.whole}>
        <Logo />
      </span>
      <span className={styles.mark}>
        <Logo compact />
      </span>
    </Link>
  );
}
