import type { ReactNode } from 'react';
import { useAuth } from '../../account/index.ts';
import { FavouriteHeart } from '../../shopping-lists/index.ts';

/** A listing that can be a favourite: a product, not a service. */
interface Listed {
  readonly kind: 'product' | 'service';
  readonly id: string;
  readonly name: string;
}

export type HeartOf = (listed: Listed) => ReactNode;

const heartOf: HeartOf = ({ kind, id, name }) =>
  kind === 'product' ? <FavouriteHeart productId={id} name={name} /> : null;

/** Renders a product's favourite button; null for all users except crew members. */
export function useHearts(): HeartOf | null {
  const { user, isAuthenticated } = useAuth();
  return isAuthenticated && user?.role === 'crew_member' ? heartOf : null;
}
