import { ButtonLink } from '../../links/index.ts';

/** Leads from the first few to the whole list. `about` names it for those who hear links without what is around them. */
export const MoreLink = ({ to, about }: { readonly to: string; readonly about: string }) => (
  <ButtonLink to={to} variant="ghost" size="2" aria-label={`See all: ${about}`}>
    See all
  </ButtonLink>
);
