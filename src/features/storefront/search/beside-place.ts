import type { Meaning } from './found.types.ts';

interface PlaceMeant extends Pick<Meaning, 'place' | 'near'> {
  /** The names of the ports that are searched. */
  readonly ports: readonly string[];
  readonly isAnyFound: boolean;
}

export const listOf = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/**
 * What the search makes of a place in its words that is not one port: a country, a coast, a town nearby, or one that is
 * unknown. Null if there is none. `happens` is what listings do in a port: "reaches".
 */
export function placeText({ place, near, ports, isAnyFound }: PlaceMeant, happens: string): string | null {
  if (place?.ports.length === 0)
    return `“${place.said}” is neither a port that we know nor anything on sale.`;
  if (ports.length === 0 || (place === null && near === null)) return null;
  const all = listOf(ports);
  const where = near === null ? `On Quayside, “${place?.said}” means ${all}` : `“${near}” is near ${all}`;
  return isAnyFound
    ? `${where}: we show what ${happens} ${ports.length > 1 ? 'any of them' : all}.`
    : `${where}.`;
}

/** "on Saturday 5 December", "from Monday 7 to Sunday 13 December". */
export function daysText({ from, until }: { readonly from: string; readonly until: string }): string {
  if (from === until) return `on ${dayText(from, true)}`;
  return `from ${dayText(from, from.slice(0, 7) !== until.slice(0, 7))} to ${dayText(until, true)}`;
}

/** "Monday 7 December" for YYYY-MM-DD. */
const dayText = (day: string, hasMonth: boolean): string =>
  new Date(day).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    ...(hasMonth && { month: 'long' }),
    timeZone: 'UTC',
  });
