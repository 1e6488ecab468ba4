import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonDashboard } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';

interface ReadDashboardProps<T> {
  readonly page: { readonly title: string; readonly lead: string; readonly action?: ReactNode };
  readonly query: ApiQuery<T>;
  /** More that its first picture needs is still read: shown without it, the page would jump. */
  readonly isWaiting?: boolean;
  readonly children: (dashboard: T) => ReactNode;
}

/** A dashboard, what waits for it, or why it isn't there. */
export function ReadDashboard<T>({
  page,
  query: { data, failed },
  isWaiting = false,
  children,
}: ReadDashboardProps<T>) {
  if (data !== undefined && !isWaiting) return <Page {...page}>{children(data)}</Page>;
  return (
    <Page {...page}>
      {failed?.reason ? (
        // A company's dashboard is refused only to who works there no longer.
        <EmptyState
          title="You don’t work for a company on Quayside now"
          drawing={<EmptyDrawing scene="nothing-here" />}
          action={
            <>
              <ButtonLink to="/contact-us">Contact us</ButtonLink>
              <ButtonLink to="/">To the shop</ButtonLink>
            </>
          }
        >
          An owner of the company can tell you more, and invite you again. Your account and its settings are
          still yours.
        </EmptyState>
      ) : failed ? (
        <ErrorState
          title="We couldn’t load your dashboard."
          drawing={<EmptyDrawing scene="offline" />}
          {...failed}
        >
          Everything else still works. Check your connection and try again.
        </ErrorState>
      ) : (
        <SkeletonDashboard label="Loading your dashboard" />
      )}
    </Page>
  );
}
