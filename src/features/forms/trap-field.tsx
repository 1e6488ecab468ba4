import type { ComponentProps } from 'react';
import styles from './trap-field.module.css';

/** A honeypot: an invisible field that only bots fill in. */
export const TrapField = (input: ComponentProps<'input'>) => (
  <div className={styles.trap} aria-hidden>
    <label>
      Website
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </label>
  </div>
);
