import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DisplayHeading } from '../../../ui/index.ts';
import styles from './vendor-call.module.css';

/** The closing word, to those who sell. */
export function VendorCall() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.outer}>
      <div className={styles.band}>
        <div className={styles.words}>
          <DisplayHeading id={titleId}>You have a price list. That is most of a shop.</DisplayHeading>
          <p className={styles.lead}>
            Send it as it is, look over what we read, connect a payment account. We take a commission on what
            is sold.
          </p>
        </div>
        <div className={styles.actions}>
          <Link to="/vendor/signup" className={styles.primary}>
            Sell your stock
          </Link>
          <Link to="/service/signup" className={styles.quiet}>
            Offer your services
          </Link>
        </div>
      </div>
    </section>
  );
}
