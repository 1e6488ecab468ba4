import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, Page } from '../../../ui/index.ts';
import { ButtonLink } from '../../account/index.ts';

/** What somebody of another role meets at the desk: the token gate lets them in (specification §3), the server tells them nothing. */
export function NotAnAdmin({ dashboard }: { dashboard: string }) {
  return (
    <Page title="Applications">
      <EmptyState
        title="This page is for administrators"
        drawing={<EmptyDrawing scene="lost" />}
        action={<ButtonLink to={dashboard}>To your dashboard</ButtonLink>}
      >
        Vendors’ applications are read here. Whether yours is decided stands on the page where you set up.
      </EmptyState>
    </Page>
  );
}
