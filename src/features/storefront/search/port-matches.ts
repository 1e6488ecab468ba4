import type { components } from '../../../api/index.ts';
import { narrowed, type MarketSearch } from './market-search.ts';

type Port = Pick<components['schemas']['Port'], 'name' | 'slug'>;

export interface PortMatch {
  readonly name: string;
  readonly slug: string;
  /** What else the words say: "fender" of "fender palma". */
  readonly rest: string;
  readonly to: string;
}

/** "Pálma" and "palma" are one word. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const shortest = 3;
const most = 3;

const splitWords = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

/** What joins words, or says when: nothing is called so. */
const loose =
  /^(an?|and|at|by|for|from|i|in|need|near|next|now|of|on|please|the|this|to|today|tomorrow|week(end)?|((mon|tues|wednes|thurs|fri|satur|sun)day)|january|february|march|april|may|june|july|august|september|october|november|december)$/;

const isLoose = (word: string): boolean => loose.test(plain(word));

/** The search without loose words, where something is left of it; null where it has none. */
export function withoutLooseWords(search: MarketSearch): MarketSearch | null {
  const q = splitWords(search.q)
    .filter((word) => !isLoose(word))
    .join(' ');
  return q === '' || q === search.q ? null : { ...search, q };
}

/**
 * What is searched for where one port is named in full, whichever port was chosen before: "fenders" in Antibes for "fenders in antibes next week". Null where none is, or several.
 */
export function inNamedPort(search: MarketSearch, ports: readonly Port[]): MarketSearch | null {
  const words = splitWords(search.q);
  const [named, other] = ports.filter(({ name }) =>
    splitWords(plain(name)).every((part) => words.some((word) => plain(word) === part)),
  );
  if (named === undefined || other !== undefined) return null;
  const ofName = splitWords(plain(named.name));
  const rest = words.filter((word) => !ofName.includes(plain(word)) && !isLoose(word));
  return { ...search, q: rest.join(' '), port: named.slug };
}

/** The ports that the words name or begin to, each as a choice in place of its words. */
export function portMatches(search: MarketSearch, ports: readonly Port[]): readonly PortMatch[] {
  if (search.q === '' || search.port !== null) return [];
  return ports
    .flatMap(({ slug, name }) => {
      const ofName = splitWords(plain(name));
      const isOfName = (word: string) =>
        word.length >= shortest && ofName.some((part) => part.startsWith(plain(word)));
      const words = splitWords(search.q);
      if (!words.some(isOfName)) return [];
      const rest = words.filter((word) => !isOfName(word) && !isLoose(word)).join(' ');
      return [{ name, slug, rest, to: narrowed(search, { q: rest, port: slug }) }];
    })
    .slice(0, most);
}
