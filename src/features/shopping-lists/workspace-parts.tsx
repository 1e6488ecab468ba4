import type { ReactNode } from 'react';
import { lazyPart, SkeletonTable } from '../../ui/index.ts';

/** The lists, as a tab of the orders. */
export const ListsScreen = lazyPart<{ readonly tabs: ReactNode }>(
  async () => (await import('./lists/lists-screen.tsx')).ListsScreen,
  { waiting: <SkeletonTable label="Loading your lists" columns={3} /> },
);
