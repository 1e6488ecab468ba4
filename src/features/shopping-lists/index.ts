export { useFillCart } from './filling/use-fill-cart.tsx';
export { FavouriteHeart } from './public-parts.ts';
