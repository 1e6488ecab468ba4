import { RouteLink } from '../links/index.ts';
import styles from './terms-note.module.css';

interface TermsNoteProps {
  /** The action that accepts the terms: “creating an account”. */
  by: string;
}

/** What the user agrees to by sending the form above. */
export function TermsNote({ by }: TermsNoteProps) {
  return (
    <p className={styles.terms}>
      By {by} you accept the{' '}
      <RouteLink newTab to="/terms-and-conditions">
        terms and conditions
      </RouteLink>
      . The{' '}
      <RouteLink newTab to="/privacy-policy">
        privacy policy
      </RouteLink>{' '}
      explains what data we keep.
    </p>
  );
}
