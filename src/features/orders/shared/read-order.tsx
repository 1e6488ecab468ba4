import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { thrownText, type ApiQuery } from '../../server-data/index.ts';
import type { Noun } from './noun.ts';
import { StaleNotice } from './stale-notice.tsx';

interface ReadOrderProps<T> {
  /** What is read, with a capital letter. */
  readonly noun?: Noun;
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
  // Somebody who doesn't work for the company any more, for instance, even if it was read before.
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

/** What `missing` is where the address or the rights are wrong. */
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
