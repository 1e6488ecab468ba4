import { PublicServerData } from '../../server-data/index.ts';
import { HeartButton } from './heart-button.tsx';
import { useFavourite } from './use-favourite.ts';

export interface FavouriteHeartProps {
  readonly productId: string;
  /** Name of the product. */
  readonly name: string;
}

function Heart({ productId, name }: FavouriteHeartProps) {
  const { isFavourite, toggle } = useFavourite(productId);
  if (isFavourite === null) return null;
  return <HeartButton name={name} isFavourite={isFavourite} onToggle={toggle} />;
}

/** The favourite button of a product on a public page, for a crew member; nothing until the favourites have loaded. */
export const FavouriteHeart = (props: FavouriteHeartProps) => (
  <PublicServerData>
    <Heart {...props} />
  </PublicServerData>
);
