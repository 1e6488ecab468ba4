import styles from './skip-link.module.css';

/** The first tab stop: skips the navigation and focuses the screen. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  );
}
