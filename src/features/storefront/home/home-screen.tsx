import { useCallback, useEffect } from 'react';
import { useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { firstInteraction } from '../../../browser/first-interaction.ts';
import { once } from '../../../lib/once.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { asksForListings } from './asks-for-listings.ts';
import type { readHome } from './home-data.ts';
import { head as homeHead } from './home-head.ts';
import { HomeView } from './home-view.tsx';

const loadReadHome = once(() => loadPart(async () => (await import('./home-parts.ts')).loadReadHome()));

// A first visit brings what was read in its HTML: only who comes here from another page needs the code that reads.
export const loader: typeof readHome = async (args) => {
  const read = await loadReadHome();
  return read(args);
};

// Only the server writes heads; no browser has to fetch it.
export const head = import.meta.env.SSR ? homeHead : undefined;

/** `/` (docs/product.md, "Public"). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  useEffect(() => {
    // For a search, and for opening without a network. Not there now: it is tried again when it is needed.
    void firstInteraction()
      .then(loadReadHome)
      .catch(() => undefined);
  }, []);
  return (
    <HomeView
      {...data}
      isSearching={location?.pathname === '/' && asksForListings(location.search)}
      retrying={state === 'loading'}
      onRetry={retry}
    />
  );
}
