import { ButtonLink } from '../../links/index.ts';

/** A link to the whole list. `about` names the list for screen readers. */
export const MoreLink = ({ to, about }: { readonly to: string; readonly about: string }) => (
  <ButtonLink to={to} variant="ghost" size="2" aria-label={`See all: ${about}`}>
    See all
  </ButtonLink>
);
