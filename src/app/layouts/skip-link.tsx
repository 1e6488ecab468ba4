import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the navigation, to the screen itself. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  );
}
