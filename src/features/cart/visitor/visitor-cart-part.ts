import { lazyPart } from '../../../ui/index.ts';
import type { VisitorCartDrawerProps } from './visitor-cart-drawer.tsx';

// Loaded when it is first opened.
export const VisitorCartDrawer = lazyPart<VisitorCartDrawerProps>(
  async () => (await import('./visitor-cart-drawer.tsx')).VisitorCartDrawer,
);
