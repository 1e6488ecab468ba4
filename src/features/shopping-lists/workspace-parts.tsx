import type { ReactNode } from 'react';
import { lazyPart, SkeletonForm, SkeletonTable } from '../../ui/index.ts';

/** The shopping lists, as a tab of the orders. */
export const ListsScreen = lazyPart<{ readonly tabs: ReactNode }>(
  async () => (await import('./lists/lists-screen.tsx')).ListsScreen,
  { waiting: <SkeletonTable label="Loading your lists" columns={3} /> },
);

/** The quick order by part number, as a tab of the orders. */
export const QuickOrderScreen = lazyPart<{ readonly tabs: ReactNode }>(
  async () => (await import('./quick-order/quick-order-screen.tsx')).QuickOrderScreen,
  { waiting: <SkeletonForm label="Loading quick order" /> },
);
