import { lazyScreen, waitingList, type LoadScreen } from '../../ui/index.ts';
import { cartTexts } from './screen/cart-texts.ts';

/** This feature's screens, by their paths in the route table. */
export const cartScreens: Readonly<Record<string, LoadScreen>> = {
  '/crew/cart': lazyScreen(
    async () => (await import('./screen/cart-screen.tsx')).CartScreen,
    waitingList(cartTexts, 6),
  ),
};
