const asking = 'q department kind category vendor port inStock priceFrom priceTo'.split(' ');

/**
 * Whether an address of the home page shows listings instead of its sections; `search` begins with the question mark.
 */
export function asksForListings(search: string): boolean {
  const params = new URLSearchParams(search);
  return asking.some((name) => params.get(name)?.trim());
}
