import { Link } from 'react-router-dom';
import { DisplayHeading, lazyPart } from '../../../ui/index.ts';
import { useOwnDashboard } from '../use-own-dashboard.ts';
import styles from './hero.module.css';

// Part of the server's HTML; its code is only needed when navigating from another page.
const MarinaAtDawn = lazyPart(async () => (await import('./home-parts.ts')).loadMarina(), {
  atFirstSign: true,
});
// A plain form until its code has loaded.
const SearchBox = lazyPart(async () => (await import('./home-parts.ts')).loadSearchBox(), {
  atFirstSign: true,
});

interface HeroProps {
  /** Results are shown below: the picture and the links are hidden, and the search stays in place. */
  readonly isSearch: boolean;
  readonly onSearchFocus: () => void;
}

/** The drawing of the marina fills the width; on wide screens the text is in its sky. */
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
            The marketplace for yachts, free for crew: parts, provisions and skilled hands in the ports you
            call at.
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
            <Link to={dashboard ?? '/get-started'}>{dashboard ? 'Go to your dashboard' : 'Get started'}</Link>
            <a href="#departments">Look around</a>
            {dashboard ? null : <Link to="/apply">Sell here</Link>}
          </p>
        )}
      </div>
      {isSearch ? null : (
        <div className={styles.picture}>
          <MarinaAtDawn title="A marina at dawn: a sailing and a motor yacht at the quay" />
        </div>
      )}
    </div>
  );
}
