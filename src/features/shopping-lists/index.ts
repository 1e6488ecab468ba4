export { useFillCart } from './filling/use-fill-cart.tsx';
export { AddToList, FavouriteHeart } from './public-parts.ts';
export { ListsScreen, QuickOrderScreen } from './workspace-parts.tsx';
