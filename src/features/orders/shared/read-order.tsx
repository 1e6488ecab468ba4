import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { thrownText, type ApiQuery } from '../../server-data/index.ts';
import type { Noun } from './noun.ts';
import { StaleNotice } from './stale-notice.tsx';

interface ReadOrderProps<T> {
  /** What is loaded, capitalised. */
  readonly noun?: Noun;
  readonly read: ApiQuery<T>;
  /** Shown if there is no such order; null while that is unknown. */
  readonly missing: ReactNode;
  readonly breadcrumb?: ReactNode;
  readonly skeleton?: ReactNode;
  readonly failedTitle?: string;
  readonly failedText?: string;
  /** Renders the order, with a notice while reloading it has failed. */
  readonly children: (order: T, notice: ReactNode) => ReactNode;
}

/** Shows a loaded order, or why it could not be loaded. */
export function ReadOrder<T>({
  noun = 'Order',
  read,
  missing,
  breadcrumb,
  skeleton = <SkeletonForm fields={5} label={`Loading the ${noun.toLowerCase()}`} />,
  failedTitle = `We couldn’t load the ${noun.toLowerCase()}.`,
  failedText = 'Nothing was lost. Check your connection and try again.',
  children,
}: ReadOrderProps<T>) {
  const { data, error, failed, isFetching, readAt, refetch } = read;
  // For instance a user who no longer works for the company, even if the order was loaded before.
  if (error?.code === 'FORBIDDEN')
    return (
      missing ?? (
        <Page title={noun} breadcrumb={breadcrumb}>
          <EmptyState
            title={`You can’t open this ${noun.toLowerCase()}`}
            drawing={<EmptyDrawing scene="lost" />}
          >
            {thrownText(error, 'read')}
          </EmptyState>
        </Page>
      )
    );
  if (data !== undefined)
    return children(
      data,
      error === null ? null : <StaleNotice noun={noun} readAt={readAt} busy={isFetching} onRetry={refetch} />,
    );
  if (missing !== null) return missing;
  return (
    <Page title={noun} breadcrumb={breadcrumb}>
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
  readonly noun?: Noun;
  readonly listPath: string;
  readonly children: ReactNode;
}

/** The page for a wrong address or missing rights. */
export function OrderNotFound({ noun = 'Order', listPath, children }: OrderNotFoundProps) {
  return (
    <Page title={noun}>
      <EmptyState
        title={`${noun} not found`}
        drawing={<EmptyDrawing scene="lost" />}
        action={<ButtonLink to={listPath}>All {noun.toLowerCase()}s</ButtonLink>}
      >
        {children}
      </EmptyState>
    </Page>
  );
}
