/** What can be done to pictures in their order, each known by its key. */
export type OrderChange =
  | { readonly key: string; readonly place: number }
  | { readonly key: string; readonly place: null };

/** The keys with one of them at another place, counted without it; with none (null) it is left out. */
export function arranged(keys: readonly string[], { key, place }: OrderChange): readonly string[] {
  const others = keys.filter((each) => each !== key);
  return place === null ? others : [...others.slice(0, place), key, ...others.slice(place)];
}
