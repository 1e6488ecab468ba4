import { isRole, rolePaths } from '../../lib/roles.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { EmptyState, Page } from '../../ui/index.ts';
import { useAuth } from './auth-context.tsx';
import { ButtonLink } from '../links/index.ts';

interface AdminsOnlyProps {
  /** Title of the page. */
  readonly title: string;
  /** Where users of other roles find their own pages. */
  readonly children?: string;
}

/**
 * Shown to users of other roles: the gate lets them in (docs/requirements.md §3), but the server sends them no data.
 */
export function AdminsOnly({
  title,
  children = 'Your own orders and payments are in your workspace.',
}: AdminsOnlyProps) {
  const { user } = useAuth();
  return (
    <Page title={title}>
      <EmptyState
        title="This page is for administrators"
        drawing={<EmptyDrawing scene="lost" />}
        action={
          <ButtonLink to={user && isRole(user.role) ? rolePaths[user.role].dashboard : '/'}>
            Go to your dashboard
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
