const shows = new Set<() => void>();

/** Registers what shows a visitor's cart over the page, as long as it is there; answers with how to end that. */
export function onShowCart(show: () => void): () => void {
  shows.add(show);
  return () => void shows.delete(show);
}

/** Shows the cart over the page where the reader is a visitor; answers whether it did. */
export function showCart(): boolean {
  for (const show of shows) show();
  return shows.size > 0;
}
