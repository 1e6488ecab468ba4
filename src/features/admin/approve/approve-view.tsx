import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import type { ApplicationCounts } from './application.types.ts';
import styles from './desk.module.css';
import { DeskFilter } from './desk-filter.tsx';
import { DeskList, type DeskListProps } from './desk-list.tsx';
import { writeDeskSearch } from './desk-search.ts';

export interface ApproveViewProps extends DeskListProps {
  readonly counts: ApplicationCounts | null;
  /** The application that stands open, as an `ApplicationView`. */
  readonly opened: OpenedApplication;
}

export type OpenedApplication =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  /** There is no such application. */
  | { readonly state: 'unknown' }
  | { readonly state: 'shown'; readonly view: ReactNode }
  | {
      readonly state: 'failed';
      readonly details: string;
      readonly busy: boolean;
      readonly onRetry: () => void;
    };

/** The desk where vendors' applications are decided: the list at the left, the one that is open at the right. */
export function ApproveView({ counts, opened, ...list }: ApproveViewProps) {
  return (
    <Page
      title="Applications"
      lead="Vendors who want to sell at Quayside. Read, ask, decide: each gets a mail."
    >
      <div className={styles.desk} data-opened={opened.state !== 'none'}>
        <section aria-label="Applications found" className={styles.list}>
          <DeskFilter counts={counts} search={list.search} onSearch={list.onSearch} />
          <DeskList {...list} />
        </section>
        <div className={styles.opened}>
          {opened.state === 'none' ? null : (
            <Link
              to={{ search: writeDeskSearch({ ...list.search, application: null }).toString() }}
              preventScrollReset
              className={styles.back}
            >
              <ArrowLeft size={16} aria-hidden /> All applications
            </Link>
          )}
          <Opened opened={opened} />
        </div>
      </div>
    </Page>
  );
}

function Opened({ opened }: { opened: OpenedApplication }) {
  if (opened.state === 'shown') return opened.view;
  if (opened.state === 'loading')
    return (
      <div className={styles.waitingForOne}>
        <SkeletonForm fields={4} label="Loading the application" />
      </div>
    );
  if (opened.state === 'none')
    return (
      <div className={styles.none}>
        <EmptyState title="Choose an application." drawing={<EmptyDrawing scene="mail" />}>
          Its papers, its company and its history stand here, and what you may decide.
        </EmptyState>
      </div>
    );
  if (opened.state === 'unknown')
    return (
      <div className={styles.none}>
        <EmptyState title="There is no such application." drawing={<EmptyDrawing scene="lost" />}>
          The link may be incomplete. Choose one from the list.
        </EmptyState>
      </div>
    );
  const { details, busy, onRetry } = opened;
  return (
    <div className={styles.none}>
      <ErrorState {...{ details, busy, onRetry }} title="The application could not be read.">
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    </div>
  );
}
