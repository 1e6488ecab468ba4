import { isRole, rolePaths } from '../../../lib/roles.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, Page } from '../../../ui/index.ts';
import { ButtonLink, useAuth } from '../../account/index.ts';

/** What somebody of another role meets: the token gate lets them in (specification §3), the server tells them nothing. */
export function AdminsOnly({ title }: { title: string }) {
  const { user } = useAuth();
  return (
    <Page title={title}>
      <EmptyState
        title="This page is for administrators"
        drawing={<EmptyDrawing scene="lost" />}
        action={
          <ButtonLink to={user && isRole(user.role) ? rolePaths[user.role].dashboard : '/'}>
            To your dashboard
          </ButtonLink>
        }
      >
        Your own orders and money stand in your own pages.
      </EmptyState>
    </Page>
  );
}
