import { dataOf } from '../../../api/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import { PersonView } from './person-view.tsx';

/** `/admin/dashboard?show=person&person=…`: connects the view with the server. */
export function PersonScreen({ id }: { readonly id: string }) {
  const { data, error, failed } = useApiQuery({
    key: ['admin', 'person', id],
    read: ({ client, signal }) =>
      dataOf(client.GET('/admin/people/{userId}', { params: { path: { userId: id } }, signal })),
    onOpen: true,
  });
  if (data) return <PersonView person={data} />;
  if (error?.code === 'FORBIDDEN') return <AdminsOnly title="Person" />;
  if (error?.code === 'NOT_FOUND' || error?.code === 'VALIDATION')
    return (
      <Page title="Person">
        <EmptyState title="Nobody has this account" drawing={<EmptyDrawing scene="lost" />}>
          The link may be incomplete. Search for the person by name or email address.
        </EmptyState>
      </Page>
    );
  return (
    <Page title="Person">
      {failed ? (
        <ErrorState
          title="We couldn’t load this person."
          drawing={<EmptyDrawing scene="offline" />}
          {...failed}
        >
          Nothing was lost. Check your connection and try again.
        </ErrorState>
      ) : (
        <SkeletonForm fields={4} label="Loading the person" />
      )}
    </Page>
  );
}
