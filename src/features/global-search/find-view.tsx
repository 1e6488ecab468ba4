import { Command } from 'cmdk';
import { useMemo, useState } from 'react';
import type { GlobalSearchContext } from '../../machines/global-search/index.ts';
import { isNumber, purchasesNumbered } from '../../lib/number-words.ts';
import type { RoleName } from '../../lib/roles.ts';
import { Button, Notice, QuietButton, VisuallyHidden } from '../../ui/index.ts';
import { errorText } from '../server-data/index.ts';
import type { GlobalSearchState } from './global-search-state.ts';
import { sectionsOf } from './find-sections.tsx';
import type { FindableAct, FindablePage, FindSection, Reader } from './global-search.types.ts';
import { ownFinders } from './own-finders.tsx';
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
  const { typed, state, context, reader, pages, articles, acts, onType } = props;
  const finders = useMemo(() => ownFinders(pages, articles, acts), [pages, articles, acts]);
  const sections = sectionsOf({ ...props, finders });
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
  const nothing = isNumber(words)
    ? `${reader === 'admin' ? 'No order or booking' : 'None of your orders or bookings'} has the number “${words}”. Check it`
    : `Nothing fits “${words}”. Try fewer words, or another name for it`;
  return (
    <div className={styles.below}>
      <p>
        {nothing}
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
