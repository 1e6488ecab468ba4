import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';
import { StaleNotice } from './stale-notice.tsx';

interface ReadOrderProps<T> {
  readonly read: ApiQuery<T>;
  /** Shown where there is no such order; null while there may be one. */
  readonly missing: ReactNode;
  readonly breadcrumb?: ReactNode;
  readonly skeleton?: ReactNode;
  readonly failedTitle?: string;
  readonly failedText?: string;
  /** The order, with a notice while it could not be read again. */
  readonly children: (order: T, notice: ReactNode) => ReactNode;
}

/** An order as it was read, or in its place why there is none. */
export function ReadOrder<T>({
  read,
  missing,
  breadcrumb,
  skeleton = <SkeletonForm fields={5} label="Loading the order" />,
  failedTitle = 'We couldn’t load the order.',
  failedText = 'Nothing was lost. Check your connection and try again.',
  children,
}: ReadOrderProps<T>) {
  const { data, error, failed, isFetching, readAt, refetch } = read;
  if (data !== undefined)
    return children(
      data,
      error === null ? null : <StaleNotice readAt={readAt} busy={isFetching} onRetry={refetch} />,
    );
  if (missing !== null) return missing;
  return (
    <Page title="Order" breadcrumb={breadcrumb}>
      {failed === null ? (
        skeleton
      ) : (
        <ErrorState title={failedTitle} drawing={<EmptyDrawing scene="offline" />} {...failed}>
          {failedText}
        </ErrorState>
      )}
    </Page>
  );
}

interface OrderNotFoundProps {
  readonly listPath: string;
  readonly children: ReactNode;
}

/** What `missing` is where the address or the rights are wrong. */
export function OrderNotFound({ listPath, children }: OrderNotFoundProps) {
  return (
    <Page title="Order">
      <EmptyState
        title="Order not found."
        drawing={<EmptyDrawing scene="lost" />}
        action={<ButtonLink to={listPath}>All orders</ButtonLink>}
      >
        {children}
      </EmptyState>
    </Page>
  );
}
