import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import styles from './desk.module.css';

/** What is open next to the list. */
export type Opened =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'shown'; readonly view: ReactNode }
  | {
      readonly state: 'failed';
      readonly details: string;
      readonly busy: boolean;
      readonly onRetry: () => void;
    };

interface DeskTexts {
  /** Label of the link back to the list on a phone. */
  readonly all: string;
  readonly none: { readonly title: string; readonly text: string };
  readonly loading: string;
  readonly unknown: string;
  readonly failed: string;
}

interface DeskViewProps {
  readonly title: string;
  readonly lead: string;
  readonly action?: ReactNode;
  /** The list, as a `ListPanel` of links. */
  readonly list: ReactNode;
  /** The query of the address without the open item. */
  readonly closedSearch: string;
  readonly opened: Opened;
  readonly texts: DeskTexts;
}

/**
 * A page where items are decided one by one: the list on the left, the open item on the right; on a phone one of the
 * two.
 */
export function DeskView({ title, lead, action, list, closedSearch, opened, texts }: DeskViewProps) {
  return (
    <Page title={title} lead={lead} action={action}>
      <div className={styles.desk} data-opened={opened.state !== 'none'}>
        <div className={styles.list}>{list}</div>
        <div className={styles.opened}>
          {opened.state === 'none' ? null : (
            <Link to={{ search: closedSearch }} preventScrollReset className={styles.back}>
              <ArrowLeft size={16} aria-hidden /> {texts.all}
            </Link>
          )}
          <OpenedOne opened={opened} texts={texts} />
        </div>
      </div>
    </Page>
  );
}

function OpenedOne({ opened, texts }: Pick<DeskViewProps, 'opened' | 'texts'>) {
  if (opened.state === 'shown') return opened.view;
  if (opened.state === 'loading')
    return (
      <div className={styles.waitingForOne}>
        <SkeletonForm fields={4} label={texts.loading} />
      </div>
    );
  if (opened.state === 'none')
    return (
      <div className={styles.none}>
        <EmptyState title={texts.none.title} drawing={<EmptyDrawing scene="mail" />}>
          {texts.none.text}
        </EmptyState>
      </div>
    );
  if (opened.state === 'unknown')
    return (
      <div className={styles.none}>
        <EmptyState title={texts.unknown} drawing={<EmptyDrawing scene="lost" />}>
          The link may be incomplete. Choose one from the list.
        </EmptyState>
      </div>
    );
  const { details, busy, onRetry } = opened;
  return (
    <div className={styles.none}>
      <ErrorState details={details} busy={busy} onRetry={onRetry} title={texts.failed}>
        Nothing was lost. Check your connection and try again.
      </ErrorState>
    </div>
  );
}
