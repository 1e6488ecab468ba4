import { lazyPart } from '../../../ui/index.ts';
import type { FoundData } from '../search/found-data.ts';
import type { BelowHeroProps } from './below-hero.tsx';
import { Hero } from './hero.tsx';

// The server's HTML already shows it; its code, drawings above all, is fetched after what one sees first.
const BelowHero = lazyPart(async () => (await import('./home-parts.ts')).loadBelowHero(), {
  atFirstSign: true,
});
const Results = lazyPart(async () => (await import('./home-parts.ts')).loadResults());

interface HomeViewProps extends BelowHeroProps {
  /** What is searched for; null where nothing is. */
  readonly results: FoundData | null;
  /** A search is on its way. */
  readonly isSearching: boolean;
}

/** The home page; what is searched for takes the place of its sections. */
export function HomeView({ results, isSearching, ...below }: HomeViewProps) {
  const hasResults = results !== null || isSearching;
  return (
    <>
      <Hero isSearch={hasResults} onSearchFocus={Results.preload} />
      {hasResults ? <Results data={results} /> : <BelowHero {...below} />}
    </>
  );
}
