import { isRole, rolePaths } from '../../lib/roles.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { EmptyState, Page } from '../../ui/index.ts';
import { useAuth } from './auth-context.tsx';
import { ButtonLink } from '../links/index.ts';

interface AdminsOnlyProps {
  /** The page's. */
  readonly title: string;
  /** Where users of other roles find their own pages. */
  readonly children?: string;
}

/**
 * What users of other roles see: the token gate lets them in (docs/requirements.md §3), but the server sends them
 * nothing.
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
