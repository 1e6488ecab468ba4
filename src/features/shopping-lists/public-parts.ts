import { lazyPart } from '../../ui/index.ts';
import type { AddToListProps } from './adding/add-to-list.tsx';
import type { FavouriteHeartProps } from './favourites/favourite-heart.tsx';

// Not part of a visitor's first load.

export const FavouriteHeart = lazyPart<FavouriteHeartProps>(
  async () => (await import('./favourites/favourite-heart.tsx')).FavouriteHeart,
);

export const AddToList = lazyPart<AddToListProps>(
  async () => (await import('./adding/add-to-list.tsx')).AddToList,
);
