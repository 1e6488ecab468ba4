import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { Button, EmptyState, ErrorState, Page } from '../../ui/index.ts';
import {
  LedgerTable,
  ListFooter,
  ListFrame,
  type LedgerKind,
  type LedgerLine,
  type LedgerReader,
} from '../order-parts/index.ts';
import { Figures, type Figure } from './figures.tsx';
import { LedgerFilter } from './ledger-filter.tsx';
import { isFiltered, type LedgerSearch } from './ledger-search.ts';
import styles from './money.module.css';

export interface MoneyViewProps {
  readonly title: string;
  readonly lead: string;
  readonly reader: LedgerReader;
  readonly kinds: readonly LedgerKind[];
  readonly searchHint: string;
  /** Null until they are read. */
  readonly figures: readonly Figure[] | null;
  /** What was read so far; null until then. */
  readonly lines: readonly LedgerLine[] | null;
  readonly hasMore: boolean;
  /** Code and request for support, when nothing could be read; null otherwise. */
  readonly failureDetails: string | null;
  readonly busy: boolean;
  readonly search: LedgerSearch;
  readonly onSearch: (change: Partial<LedgerSearch>) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly hrefOf?: (line: LedgerLine) => string | null;
  /** An `ExportButton`. */
  readonly exportButton: ReactNode;
  /** What stands in place of the list while there was no movement at all: title, words. */
  readonly nothing: { readonly title: string; readonly words: string; readonly action?: ReactNode };
  /** Stands over the figures: the proof of the ledger, for instance. */
  readonly above?: ReactNode;
  /** Stands below the list: what the words mean. */
  readonly below?: ReactNode;
}

/** Money as the ledger has it: the sums, each movement, and how to find one. */
export function MoneyView(props: MoneyViewProps) {
  const { title, lead, figures, lines, failureDetails, busy, search, onSearch } = props;
  const isEmpty = lines?.length === 0 && !isFiltered(search) && !busy;
  return (
    <Page title={title} lead={lead}>
      {failureDetails !== null ? (
        <ErrorState
          title="The movements could not be read."
          drawing={<EmptyDrawing scene="offline" />}
          busy={busy}
          onRetry={props.onRetry}
          details={failureDetails}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      ) : (
        <div className={styles.stack}>
          {props.above}
          <Figures label={`${title} in figures`} figures={figures} />
          {isEmpty ? (
            <EmptyState
              title={props.nothing.title}
              drawing={<EmptyDrawing scene="nothing-here" />}
              action={props.nothing.action}
            >
              {props.nothing.words}
            </EmptyState>
          ) : (
            <ListFrame
              label="Movements"
              filter={
                <LedgerFilter
                  search={search}
                  onSearch={onSearch}
                  kinds={props.kinds}
                  hint={props.searchHint}
                />
              }
              tools={props.exportButton}
            >
              <Movements {...props} />
            </ListFrame>
          )}
          {props.below}
        </div>
      )}
    </Page>
  );
}

function Movements(props: MoneyViewProps) {
  const { reader, lines, hrefOf, busy, hasMore, onMore, onSearch } = props;
  const count = lines?.length ?? 0;
  return (
    <LedgerTable
      label="Movements"
      reader={reader}
      lines={lines ?? []}
      loading={busy}
      {...(hrefOf && { hrefOf })}
      maxHeight="max(420px, calc(100dvh - 320px))"
      empty={
        <EmptyState
          title="No movement found."
          drawing={<EmptyDrawing scene="no-results" />}
          action={
            <Button
              variant="surface"
              color="gray"
              highContrast
              onClick={() => onSearch({ kind: null, q: '', from: '', to: '' })}
            >
              Show all
            </Button>
          }
        />
      }
      footer={
        count === 0 ? null : (
          <ListFooter
            words={`${count.toLocaleString('en-GB')} ${count === 1 ? 'movement' : 'movements'}${hasMore ? ', and more' : ''}`}
            hasMore={hasMore}
            busy={busy}
            onMore={onMore}
          />
        )
      }
    />
  );
}
