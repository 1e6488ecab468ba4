/**
 * For an item with the alias `i`: whether it is of this product now, or was before it was joined with others or separated
 * from them. A browser's cart or an open page may still name that one.
 *
 * @param product SQL of the product's id
 */
export const isOfProductText = (product: string): string =>
  `${product}::uuid in (i.product_id, i.former_product_id)`;
