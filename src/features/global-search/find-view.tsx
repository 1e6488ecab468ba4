import { Command } from 'cmdk';
import { ArrowRight, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { GlobalSearchContext } from '../../machines/global-search/index.ts';
import { bestFirst, isQuestion } from '../../lib/best-first.ts';
import { isNumber, purchasesNumbered } from '../../lib/number-words.ts';
import type { RoleName } from '../../lib/roles.ts';
import { Button, Notice, QuietButton, VisuallyHidden } from '../../ui/index.ts';
import { questionInEnglish } from '../help/index.ts';
import { errorText } from '../server-data/index.ts';
import type { GlobalSearchState } from './global-search-state.ts';
import type { FindableAct, FindablePage, FindOption, FindSection, Reader } from './global-search.types.ts';
import { allListingsPath } from './found-paths.ts';
import { foundSections } from './found-sections.tsx';
import styles from './global-search.module.css';

interface FindViewProps {
  /** The text in the field; the context has it trimmed. */
  readonly typed: string;
  readonly state: GlobalSearchState;
  readonly slow: boolean;
  readonly context: GlobalSearchContext;
  readonly reader: Reader;
  readonly pages: readonly FindablePage[];
  /** Guides, shown after the market's results. */
  readonly articles: readonly FindablePage[];
  readonly acts: readonly FindableAct[];
  readonly onType: (words: string) => void;
  readonly onStop: () => void;
  readonly onRepeat: () => void;
  readonly onOpen: (path: string) => void;
  /** Called before an action that has no page. */
  readonly onClose: () => void;
}

/** What each role searches for most, as much as fits on a phone. */
const hints: Readonly<Record<RoleName, string>> = {
  crew_member: 'Product, order or question',
  supplier: 'Order, item, SKU or question',
  service_provider: 'Booking, service or question',
  admin: 'Person, company, order…',
};

/** The maximum number of pages shown. */
const pagesShown = 5;

/** Fewer articles than pages, since the market's results matter more. */
const articlesShown = 3;

interface Candidate extends Pick<FindablePage, 'label' | 'words' | 'text' | 'isPart' | 'isForOthers'> {
  readonly optionOf: (why: string) => FindOption;
}

interface Chosen {
  readonly options: readonly FindOption[];
  /** How many of the significant words the first one has, from above 0 to 1; 0 if there is none. */
  readonly share: number;
}

/** The candidates that match the words, best first; without words, those that are not part of another page. */
function chosenBy(words: string, candidates: readonly Candidate[], most: number): Chosen {
  if (words === '') {
    const whole = candidates.filter(({ isPart }) => isPart !== true);
    return { options: whole.map(({ optionOf }) => optionOf('')), share: 1 };
  }
  // The number of an order or a booking names no page: the “B” of “B-10112” would begin “Bookings”.
  if (isNumber(words)) return { options: [], share: 0 };
  const found = bestFirst(
    candidates,
    questionInEnglish(words),
    ({ label, words: others = '', text = '', isForOthers = false }) => ({
      name: label,
      others,
      text,
      isForOthers,
    }),
  );
  return {
    options: found.slice(0, most).map(({ item, why }) => item.optionOf(why.join(', '))),
    share: found[0]?.share ?? 0,
  };
}

/** Guides and actions have to match all words. */
function chosenByAll(words: string, candidates: readonly Candidate[], most: number): readonly FindOption[] {
  const { options, share } = chosenBy(words, candidates, most);
  return share < 1 ? [] : options;
}

/** The pages on which everything on sale can be browsed, and the help pages. */
const shopPaths = new Set([
  '/captain',
  '/crew',
  '/exterior',
  '/interior',
  '/chef-galley',
  '/engineering',
  '/vendor-services',
  '/resource-center',
  '/contact-us',
]);

/** Whether a page is offered where nothing was found: to an admin the desks, to others the shop and help. */
const isInstead = ({ path, isPart }: FindablePage, reader: Reader): boolean =>
  reader === 'admin' ? path.startsWith('/admin/') && isPart !== true : shopPaths.has(path);

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

/** The options by section, best first. */
function sectionsOf(props: FindViewProps): readonly FindSection[] {
  const { state, context, reader, pages, articles, acts, onOpen, onClose } = props;
  const { words, found } = context;
  const toPage = ({ path, label, about, icon, ...page }: FindablePage): Candidate => ({
    ...page,
    label,
    // The reason is shown: a user who typed “vat” would not know why the company’s profile is listed.
    optionOf: (why) => ({
      key: `page ${path} ${label}`,
      icon,
      title: label,
      about: about ?? why,
      onChoose: () => onOpen(path),
    }),
  });
  const toAct = ({ label, words: others = '', text = '', about, onRun }: FindableAct): Candidate => ({
    label,
    words: others,
    text,
    isPart: about !== undefined,
    optionOf: () => ({
      key: `act ${label}`,
      icon: about === undefined ? null : <Lightbulb size={18} strokeWidth={1.75} aria-hidden />,
      title: label,
      about,
      onChoose: () => {
        if (about === undefined) onClose();
        onRun();
      },
    }),
  });
  const answers = acts.filter(({ about }) => about !== undefined).map(toAct);
  const toPages = chosenBy(
    words,
    [...pages.map(toPage), ...answers],
    words === '' ? pages.length : pagesShown,
  );
  const toArticles = chosenByAll(words, articles.map(toPage), articlesShown);
  const toActs = chosenByAll(words, acts.filter(({ about }) => about === undefined).map(toAct), acts.length);
  const all: FindOption = {
    key: 'all',
    icon: <ArrowRight size={18} strokeWidth={1.75} aria-hidden />,
    title: allText(props),
    onChoose: () => onOpen(allListingsPath(words)),
  };
  const isKnown = state === 'results';
  const market: FindSection = {
    name: 'All of Quayside',
    options: words === '' || state === 'nothing' ? [] : [all],
  };
  const inPages: FindSection = { name: 'Pages', options: toPages.options };
  // Listings that have all words come before pages that have some, except for questions; those that are only similar
  // come after pages that have most of the words, and are no answer to a question.
  const isAsked = isQuestion(words) && toPages.share > 0;
  const arePagesLast =
    toPages.share < 1 && !isAsked && (toPages.share <= mostWords || !areListingsClose(found));
  const fromServer =
    found === null ? [] : foundSections(isAsked ? withoutClose(found) : found, { reader, words, onOpen });
  // Results for earlier words cannot be opened by Enter or reached with the arrow keys.
  const old = fromServer.map(({ name, options }): FindSection => ({
    name,
    options: options.map((option) => ({ ...option, isOld: true })),
  }));
  const sections = [
    ...(arePagesLast ? [] : [inPages]),
    ...(isKnown ? [...fromServer, market] : [market, ...old]),
    ...(arePagesLast ? [inPages] : []),
    { name: 'To read', options: toArticles },
    { name: 'Actions', options: toActs },
  ];
  return sections.filter(({ options }) => options.length > 0);
}

function allText({ state, context: { words, found } }: FindViewProps): string {
  const total = (found?.products.total ?? 0) + (found?.services.total ?? 0);
  if (state !== 'results' || total === 0) return `Search all products and services for “${words}”`;
  const isMore = found?.products.totalIsLowerBound || found?.services.totalIsLowerBound;
  const count =
    total === 1
      ? 'the one listing'
      : `all ${total.toLocaleString('en-GB')}${isMore ? '+' : ''} products and services`;
  return `See ${count} for “${words}”, with filters`;
}

function countText(sections: readonly FindSection[]): string {
  const count = sections.reduce((sum, { options }) => sum + options.length, 0);
  return count === 1 ? '1 result' : `${count} results`;
}

function statusText(
  { state, slow, context: { words } }: FindViewProps,
  sections: readonly FindSection[],
): string {
  switch (state) {
    case 'waiting':
    case 'searching':
      return slow ? 'Still searching. This takes longer than usual.' : 'Searching…';
    case 'results':
      return countText(sections);
    // A page of the app may still match.
    case 'nothing':
      return sections.length === 0 ? `Nothing fits “${words}”.` : countText(sections);
    case 'stopped':
      return 'The search was stopped.';
    case 'offline':
      return 'You’re offline. We search again once the connection is back.';
    case 'failed':
      return 'The search didn’t work.';
    default:
      return '';
  }
}

/** The field and its results as a combobox: the focus stays in the field, arrow keys select, Enter opens. */
export function FindView(props: FindViewProps) {
  const { typed, state, context, reader, onType } = props;
  const sections = sectionsOf(props);
  const keys = sections.flatMap(({ options }) => options.flatMap(({ key, isOld }) => (isOld ? [] : [key])));
  // The selected option is kept until the options change.
  const offer = `${state} ${context.words}`;
  const [moved, setMoved] = useState({ offer, key: '' });
  const chosen = moved.offer === offer && keys.includes(moved.key) ? moved.key : (keys[0] ?? '');
  const isBusy = state === 'waiting' || state === 'searching';
  return (
    <Command
      label="Search"
      shouldFilter={false}
      loop
      value={chosen}
      onValueChange={(key) => setMoved({ offer, key })}
      className={styles.find}
    >
      <Command.Input
        autoFocus
        value={typed}
        onValueChange={onType}
        maxLength={100}
        enterKeyHint="search"
        placeholder={reader === null ? 'Product, port or question' : hints[reader]}
        className={styles.field}
      />
      <VisuallyHidden role="status">{statusText(props, sections)}</VisuallyHidden>
      <Command.List className={styles.list} data-stale={isBusy && context.found !== null}>
        {sections.map(({ name, options }) => (
          <Command.Group key={name} heading={name} className={styles.group}>
            {options.map(({ key, icon, title, about, aside, isOld = false, onChoose }) => (
              <Command.Item
                key={key}
                value={key}
                disabled={isOld}
                className={styles.item}
                onSelect={onChoose}
              >
                <span className={styles.icon}>{icon}</span>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  {about ? <span className={styles.about}>{about}</span> : null}
                </span>
                {aside ? <span className={styles.aside}>{aside}</span> : null}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <Below {...props} sections={sections} />
    </Command>
  );
}

/** The message while a search has no results. */
function Below({
  state,
  slow,
  context,
  onStop,
  onRepeat,
  onOpen,
  reader,
  pages,
  sections,
}: FindViewProps & { readonly sections: readonly FindSection[] }) {
  const again = (
    <Button variant="surface" onClick={onRepeat}>
      Search again
    </Button>
  );
  switch (state) {
    case 'nothing':
      return sections.length > 0 ? null : (
        <Nothing
          words={context.words}
          reader={reader}
          instead={pages.filter((page) => isInstead(page, reader))}
          onOpen={onOpen}
        />
      );
    case 'searching':
      return slow ? (
        <Notice
          title="This takes longer than usual"
          action={
            <Button variant="surface" onClick={onStop}>
              Stop searching
            </Button>
          }
        >
          You can continue typing.
        </Notice>
      ) : null;
    case 'stopped':
      return <Notice title="The search was stopped" action={again} />;
    case 'offline':
      return (
        <Notice tone="warning" title="You’re offline" action={again}>
          We search again once the connection is back.
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title="The search didn’t work" action={again}>
          {context.failure === null ? null : errorText(context.failure, 'read')}
        </Notice>
      );
    default:
      return null;
  }
}

/** Says that nothing was found and where else to look. These links are not options, so Enter opens none of them. */
function Nothing({
  words,
  reader,
  instead,
  onOpen,
}: Pick<FindViewProps, 'reader' | 'onOpen'> & {
  readonly words: string;
  readonly instead: readonly FindablePage[];
}) {
  if (reader === null && isNumber(words))
    return (
      <div className={styles.below}>
        <p>“{words}” looks like the number of an order or a booking. Sign in to see yours.</p>
        <div className={styles.instead}>
          <QuietButton onClick={() => onOpen(purchasesNumbered(words))}>Sign in and look for it</QuietButton>
        </div>
      </div>
    );
  return (
    <div className={styles.below}>
      <p>
        Nothing fits “{words}”. Try fewer words, or another name for it
        {instead.length > 0 ? ', or look through one of these.' : '.'}
      </p>
      <div className={styles.instead}>
        {instead.map(({ path, label }) => (
          <QuietButton key={path} onClick={() => onOpen(path)}>
            {label}
          </QuietButton>
        ))}
      </div>
    </div>
  );
}
