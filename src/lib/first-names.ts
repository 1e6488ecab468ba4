const namesShown = 4;

/** "Palma, Ibiza", "Palma, Ibiza, Antibes, Athens and 3 more"; empty for none. */
export function firstNames(names: readonly string[]): string {
  const more = names.length - namesShown;
  return names.slice(0, namesShown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
