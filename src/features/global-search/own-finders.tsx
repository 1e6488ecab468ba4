import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { finderOf, significantWords } from '../../lib/best-first.ts';
import { isNumber } from '../../lib/number-words.ts';
import { hasEnough, questionInEnglish } from '../help/index.ts';
import type { FindableAct, FindablePage, FindOption } from './global-search.types.ts';
import styles from './global-search.module.css';

type Own = FindablePage | FindableAct;

const isPage = (one: Own): one is FindablePage => 'path' in one;

/** Only listed when it matches. */
const isPart = (one: Own): boolean => one.points !== undefined || (isPage(one) && one.isPart === true);

/** What the search finds without asking the server. */
export interface OwnFinders {
  /** Pages and answers. */
  readonly pages: Finder;
  readonly articles: Finder;
  /** Actions that have no page. */
  readonly acts: Finder;
}

interface Finder {
  readonly all: readonly Own[];
  readonly find: (typed: string) => readonly Found[];
}

interface Found {
  readonly item: Own;
  readonly why: readonly string[];
  readonly share: number;
}

const finderFor = (all: readonly Own[]): Finder => {
  const find = finderOf(all, (one) => ({
    name: one.label,
    others: one.words ?? '',
    text: one.points?.join(' ') ?? '',
    ...(isPage(one) && one.isForOthers && { isForOthers: one.isForOthers }),
  }));
  const isAbout = ({ item, share }: Found, typed: string) =>
    item.points === undefined || hasEnough(typed, share);
  return { all, find: (typed) => find(questionInEnglish(typed)).filter((found) => isAbout(found, typed)) };
};

export const ownFinders = (
  pages: readonly FindablePage[],
  articles: readonly FindablePage[],
  acts: readonly FindableAct[],
): OwnFinders => ({
  pages: finderFor([...pages, ...acts.filter(({ points }) => points !== undefined)]),
  articles: finderFor(articles),
  acts: finderFor(acts.filter(({ points }) => points === undefined)),
});

/** What is done when one is chosen. */
interface Choosing {
  readonly onOpen: (path: string) => void;
  /** Called before an action that has no page. */
  readonly onClose: () => void;
}

/**
 * The part of an answer that says what was asked: the first of those with most of the words that its title hasn’t, since
 * all of it is about those; otherwise its first.
 */
function lineOf(title: string, points: readonly string[], typed: string): string {
  const inTitle = finderOf([title], (name) => ({ name }));
  const asked = significantWords(questionInEnglish(typed)).filter((word) => inTitle(word).length === 0);
  const find = finderOf(points, (point) => ({ name: point }));
  const found = asked.length === 0 ? [] : find(asked.join(' '));
  const most = Math.max(...found.map(({ share }) => share));
  const best = new Set(found.filter(({ share }) => share === most).map(({ item }) => item));
  return points.find((point) => best.has(point)) ?? points[0] ?? '';
}

function aboutOf(one: Own, words: string, why: readonly string[]): ReactNode {
  const about = isPage(one) ? one.about : undefined;
  // The reason is shown: a user who typed “vat” would not know why the company’s profile is listed.
  if (one.points === undefined) return about ?? why.join(', ');
  const line = lineOf(one.label, one.points, words);
  return <span className={styles.line}>{about === undefined ? line : `${about}: ${line}`}</span>;
}

function toOption(
  one: Own,
  words: string,
  why: readonly string[],
  { onOpen, onClose }: Choosing,
): FindOption {
  const shown = { title: one.label, about: aboutOf(one, words, why) };
  if (isPage(one))
    return {
      ...shown,
      key: `page ${one.path} ${one.label}`,
      icon: one.icon,
      onChoose: () => onOpen(one.path),
    };
  const isAnswer = one.points !== undefined;
  return {
    ...shown,
    key: `act ${one.label}`,
    icon: isAnswer ? <Lightbulb size={18} strokeWidth={1.75} aria-hidden /> : null,
    onChoose: () => {
      if (!isAnswer) onClose();
      one.onRun();
    },
  };
}

interface Chosen {
  readonly options: readonly FindOption[];
  /** How many of the significant words the first one has, from above 0 to 1; 0 if there is none. */
  readonly share: number;
  readonly name: string;
}

const nameOf = (found: readonly Found[]): string => {
  const answers = found.filter(({ item }) => item.points !== undefined).length;
  return answers === 0 ? 'Pages' : answers === found.length ? 'Answers' : 'Answers and pages';
};

/** The items that match the words, best first; without words, those that are not part of another page. */
export function chosenBy(words: string, { all, find }: Finder, most: number, choosing: Choosing): Chosen {
  // The number of an order or a booking names no page: the “B” of “B-10112” would begin “Bookings”.
  if (isNumber(words)) return { options: [], share: 0, name: nameOf([]) };
  const found =
    words === ''
      ? all.flatMap((item) => (isPart(item) ? [] : { item, why: [], share: 1 }))
      : find(words).slice(0, most);
  return {
    options: found.map(({ item, why }) => toOption(item, words, why, choosing)),
    share: found[0]?.share ?? 0,
    name: nameOf(found),
  };
}

/** Guides and actions have to match all words. */
export function chosenByAll(
  words: string,
  finder: Finder,
  most: number,
  choosing: Choosing,
): readonly FindOption[] {
  const { options, share } = chosenBy(words, finder, most, choosing);
  return share < 1 ? [] : options;
}

/** Whether all of the words are in the name of the first that they find: "sign out", not "leave". */
export function isNamed(words: string, { find }: Finder): boolean {
  const [first] = find(words);
  return first !== undefined && first.share === 1 && first.why.length === 0;
}
