import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import { ListPanel } from '../../list-page/index.ts';
import { ApplicationLink, type ApplicationsState } from './applications-list.tsx';
import styles from './desk.module.css';

interface ApproveViewProps {
  readonly list: ApplicationsState;
  /** The open application, as an `ApplicationView`. */
  readonly opened: OpenedApplication;
}

export type OpenedApplication =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  /** Application not found. */
  | { readonly state: 'unknown' }
  | { readonly state: 'shown'; readonly view: ReactNode }
  | {
      readonly state: 'failed';
      readonly details: string;
      readonly busy: boolean;
      readonly onRetry: () => void;
    };

/** The page where vendors' applications are decided: the list at the left, the open one at the right. */
export function ApproveView({ list, opened }: ApproveViewProps) {
  const { title, lead } = list.definition.texts;
  return (
    <Page title={title} lead={lead}>
      <div className={styles.desk} data-opened={opened.state !== 'none'}>
        <div className={styles.list}>
          <ListPanel
            list={list}
            link={(item, shown) => <ApplicationLink item={item} list={list} shown={shown} />}
          />
        </div>
        <div className={styles.opened}>
          {opened.state === 'none' ? null : (
            <Link
              to={{ search: list.addressWith({ application: null, listings: null }) }}
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
          Choose an application to see its company, documents, history and what you can decide.
        </EmptyState>
      </div>
    );
  if (opened.state === 'unknown')
    return (
      <div className={styles.none}>
        <EmptyState title="Application not found." drawing={<EmptyDrawing scene="lost" />}>
          The link may be incomplete. Choose one from the list.
        </EmptyState>
      </div>
    );
  const { details, busy, onRetry } = opened;
  return (
    <div className={styles.none}>
      <ErrorState details={details} busy={busy} onRetry={onRetry} title="We couldn’t load the application.">
        Nothing was lost. Check your connection and try again.
      </ErrorState>
    </div>
  );
}
