import { lazyPart } from '../../../ui/index.ts';
import type { FoundData } from '../search/found.types.ts';
import type { BelowHeroProps } from './below-hero.tsx';
import { Hero } from './hero.tsx';

// Part of the server's HTML; its code, mostly drawings, loads after the visible part.
const BelowHero = lazyPart(async () => (await import('./home-parts.ts')).loadBelowHero(), {
  atFirstSign: true,
});
const Results = lazyPart(async () => (await import('./home-parts.ts')).loadResults());

interface HomeViewProps extends BelowHeroProps {
  /** The search results; null without a search. */
  readonly results: FoundData | null;
  /** A search is loading. */
  readonly isSearching: boolean;
}

/** The home page; search results replace its sections. */
export function HomeView({ results, isSearching, ...below }: HomeViewProps) {
  const hasResults = results !== null || isSearching;
  return (
    <>
      <Hero isSearch={hasResults} onSearchFocus={Results.preload} />
      {hasResults ? <Results data={results} /> : <BelowHero {...below} />}
    </>
  );
}
