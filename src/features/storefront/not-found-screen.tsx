import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, DisplayHeading, Logo } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { closestAddresses, firstPart, type KnownAddress } from './closest-addresses.ts';
import { useOwnDashboard } from './use-own-dashboard.ts';
import styles from './page-view.module.css';

interface NotFoundScreenProps {
  /** Addresses that may be suggested, without parameters; of pages behind the sign-in, signed-in users get those of their role. */
  readonly known: readonly KnownAddress[];
}

function Suggestions({ addresses }: { addresses: readonly KnownAddress[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.meant}>
      <h2 id={id} className={styles.meantTitle}>
        {addresses.length === 1 ? 'Did you mean this page?' : 'Did you mean one of these?'}
      </h2>
      <ul>
        {addresses.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={styles.suggestion}>
              {title}
              <span>{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The page of an unknown address (docs/product.md, "Standalone"), with a frame of its own since no layout belongs to
 * the address.
 */
export function NotFoundScreen({ known }: NotFoundScreenProps) {
  const { pathname } = useLocation();
  const dashboard = useOwnDashboard();
  const isReaders = ({ path, isSignedIn = false }: KnownAddress): boolean =>
    !isSignedIn || dashboard === null || firstPart(path) === firstPart(dashboard);
  const suggestions = closestAddresses(pathname, known.filter(isReaders));
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to="/" aria-label="Quayside, home" className={styles.home}>
          <Logo />
        </Link>
      </header>
      <main id="main" className={styles.page}>
        <div className={styles.drawing}>
          <EmptyDrawing scene="lost" />
        </div>
        <DisplayHeading as="h1">This address is off our chart</DisplayHeading>
        <p className={styles.words}>
          There’s no page at <strong className={styles.address}>{pathname}</strong>. It may have moved, or the
          link may be incomplete.
        </p>
        {suggestions.length > 0 ? <Suggestions addresses={suggestions} /> : null}
        <div className={styles.actions}>
          {dashboard ? (
            <Button asChild size="3" variant={suggestions.length > 0 ? 'surface' : 'solid'}>
              <Link to={dashboard}>Your dashboard</Link>
            </Button>
          ) : null}
          <Button asChild size="3" variant={suggestions.length > 0 || dashboard ? 'surface' : 'solid'}>
            <Link to="/">Back to the home page</Link>
          </Button>
        </div>
      </main>
    </div>
  );
}
