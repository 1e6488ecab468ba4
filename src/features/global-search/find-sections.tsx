import { ArrowRight } from 'lucide-react';
import { significantWords } from '../../lib/best-first.ts';
import { isQuestion } from '../../lib/is-question.ts';
import type { GlobalSearchContext } from '../../machines/global-search/index.ts';
import { allListingsPath } from './found-paths.ts';
import { foundSections, isOwnTradeNamed } from './found-sections.tsx';
import type { GlobalSearchState } from './global-search-state.ts';
import type { FindOption, FindSection, Reader } from './global-search.types.ts';
import { chosenBy, chosenByAll, isNamed, type OwnFinders } from './own-finders.tsx';
import { understoodText } from './understood.ts';

interface Searched {
  readonly state: GlobalSearchState;
  readonly context: GlobalSearchContext;
  readonly reader: Reader;
  readonly finders: OwnFinders;
  readonly onOpen: (path: string) => void;
  /** Called before an action that has no page. */
  readonly onClose: () => void;
}

/** The maximum number of pages and answers shown. */
const pagesShown = 5;

/** Fewer articles than pages, since the market's results matter more. */
const articlesShown = 3;

/** More than this share of the words is most of them. */
const mostWords = 0.5;

type Found = GlobalSearchContext['found'];

/** Whether no listing is called what was typed, though some are similar or mention it. */
const areListingsClose = (found: Found): boolean =>
  found !== null &&
  [found.products, found.services].every(
    ({ items, isClose, exact }) => isClose || exact === 0 || items.length === 0,
  );

/** Without the listings that are only similar to what was typed, or only mention it. */
const withoutClose = (found: NonNullable<Found>): NonNullable<Found> => {
  const exactOf = (listings: NonNullable<Found>['products']) => {
    const exact = listings.isClose ? 0 : (listings.exact ?? listings.total);
    return { ...listings, total: exact, isClose: false, items: listings.items.slice(0, exact) };
  };
  return { ...found, products: exactOf(found.products), services: exactOf(found.services) };
};

/** Whether the words name orders, bookings or days of the reader, which then are meant before what may be read about them. */
const isOwnTradeFound = (found: Found, words: string): boolean =>
  found !== null &&
  (found.days !== null || (isOwnTradeNamed(words) && found.orders.length + found.bookings.length > 0));

function allText({ state, context: { words, found } }: Searched): string {
  // The market's page has none of those in other ports.
  const total = [found?.products, found?.services]
    .map((listings) => (listings === undefined || listings.isElsewhere ? 0 : listings.total))
    .reduce((sum, each) => sum + each, 0);
  // The market shows more that comes close than fits here, so their number would be another there.
  if (state === 'results' && total > 0 && areListingsClose(found))
    return `See what comes close to “${words}”, with filters`;
  if (state !== 'results' || total === 0) return `Search all products and services for “${words}”`;
  const isMore = found?.products.totalIsLowerBound || found?.services.totalIsLowerBound;
  const count =
    total === 1
      ? 'the one listing'
      : `all ${total.toLocaleString('en-GB')}${isMore ? '+' : ''} products and services`;
  return `See ${count} for “${words}”, with filters`;
}

/** The guides that have all words or, where nothing is found, most of several: "life raft" of "cheapest life raft 8 person". */
function toRead(searched: Searched): readonly FindOption[] {
  const { state, context, finders } = searched;
  const { words } = context;
  if (state !== 'nothing') return chosenByAll(words, finders.articles, articlesShown, searched);
  const { options, share } = chosenBy(words, finders.articles, articlesShown, searched);
  const isMost = share >= mostWords && share * significantWords(words).length >= 2;
  return share === 1 || isMost ? options : [];
}

/** The options by section, best first. */
export function sectionsOf(searched: Searched): readonly FindSection[] {
  const { state, context, reader, finders, onOpen } = searched;
  const { words, found } = context;
  const toPages = chosenBy(
    words,
    finders.pages,
    words === '' ? finders.pages.all.length : pagesShown,
    searched,
  );
  const understood = found === null ? null : understoodText(found);
  const all: FindOption = {
    key: 'all',
    icon: <ArrowRight size={18} strokeWidth={1.75} aria-hidden />,
    title: allText(searched),
    about: state === 'results' || state === 'nothing' ? understood : null,
    onChoose: () => onOpen(allListingsPath(words)),
  };
  const isKnown = state === 'results';
  // Listings that have all words come before pages that have some, except for questions; those that are only similar
  // come after pages that have most of the words, and are no answer to a question.
  // Who asks for a trade or a day looks for a service: "who can fix the air conditioning on friday".
  const isServiceSought = found !== null && found.areServicesMeant && found.services.total > 0;
  const isAsked = isQuestion(words) && toPages.share > 0 && !isServiceSought;
  // A page that shares one of several words with things is about something else.
  const areUnrelated = isKnown && !isAsked && toPages.share < mostWords;
  const inPages: FindSection = { name: toPages.name, options: areUnrelated ? [] : toPages.options };
  // Where only pages with some of the words are found, the market's search may still help: it says which of port, price
  // and day to leave out.
  const isInPart = toPages.options.length > 0 && toPages.share < 1;
  const mayHelp = isInPart || understood !== null;
  // What is only close to a question is no answer to it.
  const isNoneMeant = isAsked && (state === 'nothing' || (isKnown && areListingsClose(found)));
  // Who only names days, and sells, means the own calendar.
  const isCalendarMeant = found !== null && found.days !== null && found.services.total === 0;
  const isOffered =
    !isNoneMeant && !isCalendarMeant && (state === 'nothing' ? mayHelp && reader !== 'admin' : words !== '');
  const market: FindSection = { name: 'All of Quayside', options: isOffered ? [all] : [] };
  // If nothing is on sale, the market's search only helps by what it has understood.
  const isAnswerBest = state === 'nothing' && understood === null;
  const arePagesLast =
    isOwnTradeFound(found, words) ||
    (toPages.share < 1 &&
      !isAsked &&
      !isAnswerBest &&
      (toPages.share <= mostWords || !areListingsClose(found)));
  // Who sells looks for something of their own, or asks how: what is only close in the shop is neither.
  const isSeller = reader === 'supplier' || reader === 'service_provider';
  const fromServer =
    found === null
      ? []
      : foundSections(isAsked || isSeller ? withoutClose(found) : found, { reader, words, onOpen });
  // Results for earlier words cannot be opened by Enter or reached with the arrow keys.
  const old = fromServer.map(({ name, options }): FindSection => ({
    name,
    options: options.map((option) => ({ ...option, isOld: true })),
  }));
  const acts = chosenByAll(words, finders.acts, finders.acts.all.length, searched);
  const isActNamed = words !== '' && isNamed(words, finders.acts);
  const actions: FindSection = { name: 'Actions', options: acts };
  const sections = [
    ...(isActNamed ? [actions] : []),
    ...(arePagesLast ? [] : [inPages]),
    ...(isKnown ? [...fromServer, market] : [market, ...old]),
    ...(arePagesLast ? [inPages] : []),
    { name: 'To read', options: toRead(searched) },
    ...(isActNamed ? [] : [actions]),
  ];
  return sections.filter(({ options }) => options.length > 0);
}
