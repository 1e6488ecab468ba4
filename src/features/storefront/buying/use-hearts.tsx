import type { ReactNode } from 'react';
import { useAuth } from '../../account/index.ts';
import { FavouriteHeart } from '../../shopping-lists/index.ts';

/** What has a heart: a product, not a service. */
interface Listed {
  readonly kind: 'product' | 'service';
  readonly id: string;
  readonly name: string;
}

export type HeartOf = (listed: Listed) => ReactNode;

const heartOf: HeartOf = ({ kind, id, name }) =>
  kind === 'product' ? <FavouriteHeart productId={id} name={name} /> : null;

/** Draws a product's heart; null for everybody but crew members, who alone have favourites. */
export function useHearts(): HeartOf | null {
  const { user, isAuthenticated } = useAuth();
  return isAuthenticated && user?.role === 'crew_member' ? heartOf : null;
}
