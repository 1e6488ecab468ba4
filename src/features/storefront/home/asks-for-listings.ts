const asking = 'q department kind category vendor port inStock priceFrom priceTo'.split(' ');

/** Whether an address of the home page asks for listings in place of its own sections; `search` is the part from the question mark on. */
export function asksForListings(search: string): boolean {
  const params = new URLSearchParams(search);
  return asking.some((name) => params.get(name)?.trim());
}
