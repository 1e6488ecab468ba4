interface Entry {
  readonly at: string;
  readonly by: string;
  readonly byName: string | null;
}

const byWhom: Readonly<Record<string, string>> = {
  you: 'by you, in another window, on another device or by mail',
  buyer: 'by the buyer',
  admin: 'by Quayside',
};

/**
 * “ by Ana Ferrer”: who made the last entry, to follow “was changed”; colleagues by name. Empty if a deadline passed.
 * `company` is the reader’s company, which precedes its colleagues’ names in the timeline.
 */
export function whoChanged(entries: readonly Entry[], company: string): string {
  const last = entries.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (last === undefined || last.by === 'system' || last.by === 'provider') return '';
  const colleague = last.byName?.replace(`, ${company}`, '') ?? company;
  return ` ${byWhom[last.by] ?? (colleague === company ? 'by your company' : `by ${colleague}, your colleague`)}`;
}
