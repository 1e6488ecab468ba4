import { Link } from 'react-router-dom';
import { DisplayHeading, lazyPart } from '../../../ui/index.ts';
import { useOwnDashboard } from '../use-own-dashboard.ts';
import styles from './hero.module.css';

// In the server's HTML from the start; its code only matters when the user comes from another page.
const MarinaAtDawn = lazyPart(async () => (await import('./home-parts.ts')).loadMarina(), {
  atFirstSign: true,
});
// Works as a plain form until its code is there.
const SearchBox = lazyPart(async () => (await import('./home-parts.ts')).loadSearchBox(), {
  atFirstSign: true,
});

interface HeroProps {
  /** The results are below: the picture and the invitations leave, the search stays where the user types. */
  readonly isSearch: boolean;
  readonly onSearchFocus: () => void;
}

/** The marina fills the width; on wide screens the text is in its sky. */
export function Hero({ isSearch, onSearchFocus }: HeroProps) {
  const dashboard = useOwnDashboard();
  return (
    <div className={styles.hero} data-search={isSearch}>
      <div className={styles.words}>
        <div className={styles.title}>
          <DisplayHeading as="h1" size={isSearch ? 'section' : 'hero'}>
            {isSearch ? 'Search the whole market' : 'Whatever the yacht needs, ready at the quay.'}
          </DisplayHeading>
        </div>
        {isSearch ? null : (
          <p className={styles.lead}>
            Parts, provisions and skilled hands from the ports you call at. Ordered and paid in one place.
          </p>
        )}
        <div className={styles.search}>
          <SearchBox
            label="Search products, services and ports"
            hint="Fenders, teak, Palma"
            onFocus={onSearchFocus}
          />
        </div>
        {isSearch ? null : (
          <p className={styles.actions}>
            {dashboard ? (
              <Link to={dashboard}>Go to your dashboard</Link>
            ) : (
              <Link to="/get-started">Get started</Link>
            )}
            <a href="#departments">Look around</a>
          </p>
        )}
      </div>
      {isSearch ? null : (
        <div className={styles.picture}>
          <MarinaAtDawn title="A marina at dawn: a sailing yacht and a motor yacht made fast along the quay" />
        </div>
      )}
    </div>
  );
}
