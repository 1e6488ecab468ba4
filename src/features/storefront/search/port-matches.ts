import type { components } from '../../../api/index.ts';
import { narrowed, type MarketSearch } from './market-search.ts';

type Port = Pick<components['schemas']['Port'], 'name' | 'slug'>;

interface PortMatch {
  readonly name: string;
  /** What else the words say: "fender" of "fender palma". */
  readonly rest: string;
  readonly to: string;
}

/** "Pálma" and "palma" are one word. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const shortest = 3;
const most = 3;

const splitWords = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

const joins = new Set(['at', 'in', 'near']);

/** What is searched for where one port is named in full: "fenders" in Antibes for "fenders in antibes". Null where none is, or several. */
export function inNamedPort(search: MarketSearch, ports: readonly Port[]): MarketSearch | null {
  if (search.port !== null) return null;
  const words = splitWords(search.q);
  const [named, other] = ports.filter(({ name }) =>
    splitWords(plain(name)).every((part) => words.some((word) => plain(word) === part)),
  );
  if (named === undefined || other !== undefined) return null;
  const ofName = splitWords(plain(named.name));
  const isOfName = (word = '') => ofName.includes(plain(word));
  const rest = words.filter(
    (word, at) => !isOfName(word) && !(joins.has(plain(word)) && isOfName(words[at + 1])),
  );
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
      const rest = words.filter((word) => !isOfName(word)).join(' ');
      return [{ name, rest, to: narrowed(search, { q: rest, port: slug }) }];
    })
    .slice(0, most);
}
