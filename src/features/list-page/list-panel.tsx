import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { EmptyState, ErrorState, ListFrame } from '../../ui/index.ts';
import { identityOf } from '../server-data/index.ts';
import { useColumnChoice } from './column-choice.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ExportButton } from './export-button.tsx';
import type { Filters } from './filters.tsx';
import type { ListAnswer, ListColumn, RowOf } from './list-definition.ts';
import { ListFilters } from './list-filters.tsx';
import { ListLinks, ListTable } from './list-rows.tsx';
import type { ListState } from './use-list.ts';

/** The actions on selected rows. */
export type BulkActions<Row> = (chosen: readonly Row[], onClear: () => void) => ReactNode;

interface ListPanelProps<Answer extends ListAnswer, F extends Filters> {
  readonly list: ListState<Answer, F>;
  readonly bulk?: BulkActions<RowOf<Answer>> | undefined;
  /**
   * For a list next to a detail view: stacked filters, and each row rendered as this link, with the visible columns.
   */
  readonly link?: RowLink<RowOf<Answer>>;
}

/** Renders a row as a link. */
type RowLink<Row> = (row: Row, shown: readonly ListColumn<Row>[]) => ReactNode;

const none: ReadonlySet<string> = new Set();

/** A list without a page around it. */
export function ListPanel<Answer extends ListAnswer, F extends Filters>(props: ListPanelProps<Answer, F>) {
  const { list, bulk, link } = props;
  const { definition, rows, columns, selected } = list;
  const { texts, select, columnChoiceName, csv, nothingYetIn = 'page' } = definition;
  const optional = columns.filter((column) => column.optional !== undefined);
  const [hidden, onHidden] = useColumnChoice(
    columnChoiceName ?? null,
    optional.filter((column) => column.optional === 'hidden at first').map(({ id }) => id),
  );
  if (list.failureDetails !== null && !link) return <Failed list={list} drawing />;
  if (list.isEmpty && nothingYetIn === 'page') return <NothingYet list={list} />;

  const isSelectable = select !== undefined && (select.when?.(list.address.search) ?? true);
  // Rows that have left the list, for instance after a change elsewhere, are no longer selected.
  const chosen = isSelectable ? (rows ?? []).filter((one) => selected.has(identityOf(one))) : [];
  const nothing = list.isEmpty ? <NothingYet list={list} /> : null;
  return (
    <ListFrame
      label={texts.label}
      narrow={link !== undefined}
      filter={<ListFilters list={list} />}
      tools={
        csv || optional.length > 0 ? (
          <>
            {optional.length > 0 ? (
              <ColumnMenu
                choosable={optional.map(({ id, header }) => ({ id, name: header }))}
                hidden={hidden}
                onHidden={onHidden}
              />
            ) : null}
            {csv ? <ExportButton list={list} /> : null}
          </>
        ) : null
      }
    >
      {bulk?.(chosen, () => list.onSelect(none))}
      {!link ? (
        <ListTable list={list} hidden={hidden} isSelectable={isSelectable} nothing={nothing} />
      ) : list.failureDetails !== null ? (
        <Failed list={list} />
      ) : (
        <ListLinks
          list={list}
          link={(row) =>
            link(
              row,
              columns.filter(({ id }) => !hidden.includes(id)),
            )
          }
          nothing={nothing}
        />
      )}
    </ListFrame>
  );
}

interface StateProps<Answer extends ListAnswer, F extends Filters> {
  readonly list: ListState<Answer, F>;
}

function Failed<Answer extends ListAnswer, F extends Filters>({
  list,
  drawing = false,
}: StateProps<Answer, F> & { readonly drawing?: boolean }) {
  const { title, description } = list.definition.texts.failed;
  return (
    <ErrorState
      title={title}
      drawing={drawing ? <EmptyDrawing scene="offline" /> : null}
      busy={list.busy}
      onRetry={list.onRetry}
      details={list.failureDetails ?? ''}
    >
      {description}
    </ErrorState>
  );
}

function NothingYet<Answer extends ListAnswer, F extends Filters>({ list }: StateProps<Answer, F>) {
  const { nothingYet } = list.definition.texts;
  const {
    title,
    description,
    action,
    scene = 'nothing-here',
  } = typeof nothingYet === 'function' ? nothingYet(list.address.search) : nothingYet;
  return (
    <EmptyState title={title} drawing={<EmptyDrawing scene={scene} />} action={action}>
      {description}
    </EmptyState>
  );
}
