import { FileText, Package } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import {
  BusyButton,
  Button,
  EmptyState,
  ErrorState,
  SkeletonTable,
  StatusBadge,
  When,
} from '../../../ui/index.ts';
import type { ApplicationSummary } from './application.types.ts';
import {
  badgeWords,
  countOf,
  emptyWords,
  kindWords,
  nameOf,
  placeOf,
  statusTones,
  vendorTones,
  vendorWords,
} from './application-words.ts';
import styles from './desk.module.css';
import { writeDeskSearch, type DeskSearch } from './desk-search.ts';

export interface DeskListProps {
  /** Null while nothing is there yet. */
  readonly items: readonly ApplicationSummary[] | null;
  readonly hasMore: boolean;
  /** Set when nothing could be read: for support. */
  readonly failureDetails: string | null;
  readonly busy: boolean;
  readonly search: DeskSearch;
  readonly onSearch: (change: Partial<DeskSearch>) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from one application to the next, as in a mailbox. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The applications that were found, each a link that opens it. */
export function DeskList(props: DeskListProps) {
  const { items, search, onSearch, busy } = props;
  if (props.failureDetails !== null)
    return (
      <ErrorState
        title="The applications could not be read."
        details={props.failureDetails}
        busy={busy}
        onRetry={props.onRetry}
      >
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    );
  if (items === null)
    return (
      <div className={styles.waiting}>
        <SkeletonTable rows={5} columns={2} label="Loading applications" />
      </div>
    );
  if (items.length === 0) return <NothingFound search={search} onSearch={onSearch} />;
  return (
    <>
      <ul aria-label="Applications" className={styles.rows} aria-busy={busy} onKeyDown={walk}>
        {items.map((item) => (
          <li key={item.id}>
            <ApplicationRow item={item} search={search} />
          </li>
        ))}
      </ul>
      {props.hasMore ? (
        <div className={styles.more}>
          <BusyButton variant="ghost" busy={busy} onClick={props.onMore}>
            Show more
          </BusyButton>
        </div>
      ) : null}
    </>
  );
}

function ApplicationRow({ item, search }: { item: ApplicationSummary; search: DeskSearch }) {
  const { id, status, vendorStatus, submittedAt, papers, listings } = item;
  const to = { search: writeDeskSearch({ ...search, application: id }).toString() };
  const place = placeOf(item);
  return (
    <Link to={to} preventScrollReset className={styles.row} aria-current={search.application === id}>
      <span className={styles.rowHead}>
        <span className={styles.name}>{nameOf(item)}</span>
        {search.status === 'all' ? (
          <StatusBadge tone={statusTones[status]}>{badgeWords[status]}</StatusBadge>
        ) : search.status === 'approved' ? (
          <StatusBadge tone={vendorTones[vendorStatus]}>{vendorWords[vendorStatus]}</StatusBadge>
        ) : null}
      </span>
      <span className={styles.quiet}>{[kindWords[item.kind], place].filter(Boolean).join(' · ')}</span>
      <span className={styles.rowFoot}>
        <span className={styles.fact}>
          <FileText size={14} aria-hidden /> {countOf(papers, 'paper')}
        </span>
        <span className={styles.fact}>
          <Package size={14} aria-hidden /> {countOf(listings, 'listing')}
        </span>
        {submittedAt === null ? null : (
          <span className={styles.sent}>
            <When at={submittedAt} />
          </span>
        )}
      </span>
    </Link>
  );
}

function NothingFound({ search, onSearch }: Pick<DeskListProps, 'search' | 'onSearch'>) {
  if (search.q === '') {
    const [title, words] = emptyWords[search.status];
    const scene = search.status === 'submitted' ? 'done' : 'nothing-here';
    return (
      <EmptyState title={title} drawing={<EmptyDrawing scene={scene} />}>
        {words}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`Nothing found for “${search.q}”.`}
      drawing={<EmptyDrawing scene="no-results" />}
      action={
        <Button
          variant="surface"
          color="gray"
          highContrast
          onClick={() => onSearch(search.status === 'all' ? { q: '' } : { status: 'all' })}
        >
          {search.status === 'all' ? 'Show everything' : 'Search in all of them'}
        </Button>
      }
    />
  );
}
