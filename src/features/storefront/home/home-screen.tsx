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

// The data of a first visit is in its HTML, so only navigating here needs the code that loads it.
export const loader: typeof readHome = async (args) => {
  const read = await loadReadHome();
  return read(args);
};

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? homeHead : undefined;

/** `/` (docs/product.md, "Public"). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  useEffect(() => {
    // Preloads for a search and for offline use. After a failure it is loaded when it is needed.
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
