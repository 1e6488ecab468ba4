/** "Palma, Ibiza", "Palma, Ibiza, Antibes, Athens and 3 more"; empty for none. */
export function firstNames(names: readonly string[], shown = 4): string {
  const more = names.length - shown;
  return names.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
