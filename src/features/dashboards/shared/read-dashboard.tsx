import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonDashboard } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';

interface ReadDashboardProps<T> {
  readonly page: { readonly title: string; readonly lead: string; readonly action?: ReactNode };
  readonly query: ApiQuery<T>;
  /** More data is loading without which the page would shift later. */
  readonly isWaiting?: boolean;
  readonly children: (dashboard: T) => ReactNode;
}

/** A dashboard, its placeholder while it loads, or why it could not be loaded. */
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
        // A company's dashboard is only refused to users who no longer work for it.
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
