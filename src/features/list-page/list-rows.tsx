import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { Button, DataTable, EmptyState, ListFooter, QuietButton, SkeletonTable } from '../../ui/index.ts';
import { identityOf } from '../server-data/index.ts';
import { atRest, type Filters } from './filters.tsx';
import { shownColumns, type ListAnswer, type RowOf } from './list-definition.ts';
import styles from './list-rows.module.css';
import type { ListState } from './use-list.ts';

interface RowsProps<Answer extends ListAnswer, F extends Filters> {
  readonly list: ListState<Answer, F>;
  /** The empty state, if the list is certainly empty; otherwise null. */
  readonly nothing: ReactNode;
}

interface TableProps<Answer extends ListAnswer, F extends Filters> extends RowsProps<Answer, F> {
  readonly hidden: readonly string[];
  readonly isSelectable: boolean;
}

/** How close to the end the user scrolls before more rows are loaded, in px. */
const nearEndPx = 1200;

/** The results as a table. */
export function ListTable<Answer extends ListAnswer, F extends Filters>(props: TableProps<Answer, F>) {
  const { list, hidden, isSelectable, nothing } = props;
  const { definition, columns, rows, first, busy, hasMore, onMore } = list;
  const { texts, select, pages, groupOf } = definition;
  const shown = useMemo(() => shownColumns(columns), [columns]);
  return (
    <div
      className={definition.className ? `${styles.rows} ${definition.className}` : styles.rows}
      data-one-line={definition.oneLineRows}
      data-stacked={definition.isStackedOnPhone}
      // Scroll events do not bubble, and the table's own region scrolls.
      onScrollCapture={({ target }) => {
        if (pages || !hasMore || busy || !(target instanceof HTMLElement)) return;
        if (target.scrollHeight - target.scrollTop - target.clientHeight < nearEndPx) onMore();
      }}
    >
      <DataTable
        label={texts.label}
        columns={shown}
        rows={rows ?? []}
        rowKey={identityOf}
        loading={busy}
        hidden={hidden}
        sort={list.address.sort}
        {...(list.address.sort && { onSort: list.onSort })}
        {...(!pages && { maxHeight: 'max(420px, calc(100dvh - 320px))' })}
        {...(isSelectable && { selected: list.selected, onSelect: list.onSelect })}
        groupOf={groupOf && first ? (row) => groupOf(row, first) : undefined}
        {...(select && { rowName: select.name })}
        empty={nothing ?? <NothingFound list={list} />}
        footer={pages ? <Pages list={list} {...pages} /> : <More list={list} />}
      />
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow up and down move between the rows' links, as in a mailbox. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The results as links that open next to the list. */
export function ListLinks<Answer extends ListAnswer, F extends Filters>(
  props: RowsProps<Answer, F> & { readonly link: (row: RowOf<Answer>) => ReactNode },
) {
  const { list, nothing, link } = props;
  const { definition, rows, busy, hasMore } = list;
  const { label } = definition.texts;
  if (rows === null)
    return (
      <div className={styles.waiting}>
        <SkeletonTable rows={5} columns={2} label={`Loading ${label.toLowerCase()}`} />
      </div>
    );
  if (rows.length === 0) return nothing ?? <NothingFound list={list} />;
  return (
    <>
      <ul aria-label={label} className={styles.links} aria-busy={busy} onKeyDown={moveFocus}>
        {rows.map((row) => (
          <li key={identityOf(row)}>{link(row)}</li>
        ))}
      </ul>
      {hasMore ? (
        <div className={styles.more}>
          <More list={list} />
        </div>
      ) : null}
    </>
  );
}

interface FooterProps<Answer extends ListAnswer, F extends Filters> {
  readonly list: ListState<Answer, F>;
}

const inFigures = (count: number): string => count.toLocaleString('en-GB');

/** "24 of 120 orders"; "200 movements, and more" if the server does not count them. */
function countText<Answer extends ListAnswer, F extends Filters>(
  { definition, first, rows }: ListState<Answer, F>,
  isWhole: boolean,
): string {
  const shown = rows?.length ?? 0;
  const [one, several] = definition.texts.noun;
  if (isWhole) return `${inFigures(shown)} ${shown === 1 ? one : several}`;
  const total = first?.total;
  if (total === undefined) return `${inFigures(shown)} ${shown === 1 ? one : several}, and more`;
  return `${inFigures(shown)} of ${inFigures(total)} ${total === 1 ? one : several}`;
}

function More<Answer extends ListAnswer, F extends Filters>({ list }: FooterProps<Answer, F>) {
  const { hasMore, busy, onMore } = list;
  return <ListFooter text={countText(list, !hasMore)} hasMore={hasMore} busy={busy} onMore={onMore} />;
}

/** Pages have addresses, so the browser's back and forward move through them. */
function Pages<Answer extends ListAnswer, F extends Filters>({
  list,
  next,
  first,
}: FooterProps<Answer, F> & { readonly next: string; readonly first: string }) {
  const { address, addressWith, first: page } = list;
  const nextCursor = page?.nextCursor ?? null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <span role="status">{countText(list, address.cursor === null && nextCursor === null)}</span>
      <span className={styles.pages}>
        {address.cursor === null ? null : (
          <Button asChild variant="ghost">
            <Link to={{ search: addressWith({}) }}>{first}</Link>
          </Button>
        )}
        {nextCursor === null ? null : (
          <Button asChild variant="ghost">
            <Link to={{ search: addressWith({}, nextCursor) }}>{next}</Link>
          </Button>
        )}
      </span>
    </nav>
  );
}

function NothingFound<Answer extends ListAnswer, F extends Filters>({ list }: FooterProps<Answer, F>) {
  const { definition, address, onSearch } = list;
  const { filters, texts } = definition;
  const { title, showAll, change = atRest(filters) } = texts.nothingFound(address.search);
  return (
    <EmptyState
      title={title}
      drawing={<EmptyDrawing scene="no-results" />}
      action={<QuietButton onClick={() => onSearch(change)}>{showAll}</QuietButton>}
    />
  );
}
