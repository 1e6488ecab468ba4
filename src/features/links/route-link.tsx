import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation, type To } from 'react-router-dom';
import { Button, TextLink } from '../../ui/index.ts';

interface RouteLinkProps {
  to: To;
  children: ReactNode;
  /** Passes on the page that the user comes from, so that the way back is kept. */
  keepFrom?: boolean;
  /** The page to return to. */
  from?: string;
  /** For information needed while filling in a form, whose input is kept. */
  newTab?: boolean;
}

const useHandedState = (keep: boolean): unknown => {
  const state: unknown = useLocation().state;
  return keep ? state : undefined;
};

/** A link inside the app, in a text. */
export function RouteLink({ to, children, keepFrom = false, from, newTab = false }: RouteLinkProps) {
  const handed = useHandedState(keepFrom);
  const state = from === undefined ? handed : { from };
  return (
    <TextLink asChild size="2" underline="always">
      <Link to={to} state={state} {...(newTab ? { target: '_blank' } : {})}>
        {children}
      </Link>
    </TextLink>
  );
}

type ButtonLinkProps = Omit<RouteLinkProps, 'newTab' | 'from'> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'color' | 'highContrast' | 'size' | 'aria-label'>;

/** A link inside the app that looks like a button. */
export function ButtonLink({ to, children, keepFrom = false, ...button }: ButtonLinkProps) {
  const state = useHandedState(keepFrom);
  return (
    <Button asChild size="3" {...button}>
      <Link to={to} state={state}>
        {children}
      </Link>
    </Button>
  );
}
