import type { ComponentProps } from 'react';
import styles from './trap-field.module.css';

/** A field that programs fill in and people neither see nor reach: what is in it marks a form that no person sent. */
export const TrapField = (input: ComponentProps<'input'>) => (
  <div className={styles.trap} aria-hidden>
    <label>
      Website
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </label>
  </div>
);
