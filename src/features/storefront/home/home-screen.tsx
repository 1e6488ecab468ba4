import { useLoaderData, useRevalidator } from 'react-router-dom';
import { HomeView } from './home-view.tsx';
import type { loader } from './home-data.ts';

export { loader } from './home-data.ts';
export { head } from './home-head.ts';

/** `/` (product.md, Public). */
export function Component() {
  const { overview } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  return <HomeView overview={overview} retrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
