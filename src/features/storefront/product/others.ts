import type { Product } from './product-data.ts';

interface Others {
  readonly title: string;
  readonly items: Product['others'];
}

/**
 * What is shown below a product: others of its category, or of its departments where there are none; null without
 * either.
 */
export function othersOf({
  others,
  category,
  offers,
}: Pick<Product, 'others' | 'category' | 'offers'>): Others | null {
  // The market fills up with others of the departments, which are not of its kind.
  const kin = others.filter((other) => category !== null && other.category === category);
  if (kin.length > 0) return { title: offers.length === 0 ? 'Alternatives' : 'Similar products', items: kin };
  return others.length > 0 ? { title: 'From the same department', items: others } : null;
}
