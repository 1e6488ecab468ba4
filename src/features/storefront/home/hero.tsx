import { Link } from 'react-router-dom';
import { Button, DisplayHeading, lazyPart } from '../../../ui/index.ts';
import { useOwnDashboard } from '../use-own-dashboard.ts';
import styles from './hero.module.css';

// In the server's HTML from the start; its code only matters to whoever comes here from another page.
const MarinaAtDawn = lazyPart(async () => (await import('../../../ui/drawings/index.ts')).MarinaAtDawn);

/** The marina fills the width; on wide screens the words stand in its sky. */
export function Hero() {
  const dashboard = useOwnDashboard();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <div className={styles.title}>
          <DisplayHeading as="h1" size="hero">
            Whatever the yacht needs, ready at the quay.
          </DisplayHeading>
        </div>
        <p className={styles.lead}>
          Parts, provisions and skilled hands from the ports you call at. Ordered and paid in one place.
        </p>
        <div className={styles.actions}>
          <Button asChild size="4">
            {dashboard ? (
              <Link to={dashboard}>Go to your dashboard</Link>
            ) : (
              <Link to="/get-started">Get started</Link>
            )}
          </Button>
          <Button asChild size="4" variant="surface" className={styles.quiet}>
            <a href="#departments">Look around</a>
          </Button>
        </div>
      </div>
      <div className={styles.picture}>
        <MarinaAtDawn title="A marina at dawn: a sailing yacht and a motor yacht made fast along the quay" />
      </div>
    </div>
  );
}
