import { Fragment } from 'react';
import { Link } from 'react-router-dom';

interface AlsoAskedProps {
  /** What was searched. */
  readonly q: string;
  readonly also: readonly { readonly q: string; readonly to: string }[];
  readonly className?: string | undefined;
}

/** Says which of several things in the words was searched, with a link to each other. */
export const AlsoAsked = ({ q, also, className }: AlsoAskedProps) => (
  <>
    We looked for “{q}” first.{' '}
    {also.map(({ q: other, to }) => (
      <Fragment key={other}>
        <Link to={to} preventScrollReset className={className}>
          Look for “{other}”
        </Link>{' '}
      </Fragment>
    ))}
  </>
);
