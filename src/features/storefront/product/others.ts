import type { Product } from './product-data.ts';

interface Others {
  readonly title: string;
  readonly items: Product['others'];
}

/**
 * The products shown below a product: others of its category, or of its departments if there are none; null without
 * either.
 */
export function othersOf({
  others,
  category,
  offers,
}: Pick<Product, 'others' | 'category' | 'offers'>): Others | null {
  // The server fills up with products of the departments, which are of another category.
  const kin = others.filter((other) => category !== null && other.category === category);
  if (kin.length > 0) return { title: offers.length === 0 ? 'Alternatives' : 'Similar products', items: kin };
  return others.length > 0 ? { title: 'From the same department', items: others } : null;
}
