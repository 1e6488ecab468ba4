import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DisplayHeading } from '../../../ui/index.ts';
import styles from './vendor-call.module.css';

/** The last section, which invites vendors. */
export function VendorCall() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.outer}>
      <div className={styles.band}>
        <div>
          <DisplayHeading id={titleId}>You already have a price list. That’s most of a shop.</DisplayHeading>
          <p className={styles.lead}>
            Send it as it is, check what we read and connect a payment account. We take a commission on sales.
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
