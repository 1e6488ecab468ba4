import { answer, dataOf } from '../../api/index.ts';
import { useApiMutation, useApiQuery } from '../server-data/index.ts';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../ui/index.ts';
import { loadMessagesScreen, loadPeopleScreen, loadPersonScreen } from '../admin/index.ts';
import { AdminView } from './admin-view.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { ButtonLink, peoplePath } from '../links/index.ts';
import { useExceptionAssignment } from '../exception-assignment/index.ts';
import { messagesPath } from './shared/exception-texts.ts';
import { ReadDashboard } from './shared/read-dashboard.tsx';

const key = ['dashboards', 'admin'];

const readAgainMs = 60_000;

const Messages = lazyPart(loadMessagesScreen);
const People = lazyPart(loadPeopleScreen);
const Person = lazyPart(loadPersonScreen);

/** `/admin/dashboard`, which also shows the messages to the market, the people and one of them. */
export function AdminScreen() {
  const [params] = useSearchParams();
  const person = params.get('person');
  if (params.get('show') === 'person' && person !== null) return <Person key={person} id={person} />;
  if (params.get('show') === 'people') return <People />;
  return params.get('show') === 'messages' ? <Messages /> : <Desk />;
}

function Desk() {
  const query = useApiQuery({
    key,
    read: ({ client, signal }) => dataOf(client.GET('/dashboards/admin', { signal })),
    onOpen: true,
    // There is no event when a colleague takes an exception.
    everyMs: readAgainMs,
  });
  const taking = useExceptionAssignment();
  const settling = useApiMutation({
    send: (
      { client, signal },
      { mailId, action }: { readonly mailId: string; readonly action: 'resend' | 'settle' },
    ) =>
      answer(
        client.POST('/dashboards/admin/mails/{mailId}', {
          params: { path: { mailId } },
          body: { action },
          signal,
        }),
      ),
    success: ({ message }) => message,
    invalidates: [key],
    failed: 'Nothing was done about this mail',
  });
  const asking = useApiMutation({
    send: ({ client, signal }, importId: string) =>
      answer(client.POST('/dashboards/admin/imports/{importId}', { params: { path: { importId } }, signal })),
    success: ({ message }) => message,
    invalidates: [key],
    failed: 'The vendor wasn’t asked',
  });
  return (
    <ReadDashboard
      page={{
        ...dashboardTexts.admin,
        action: (
          <>
            <ButtonLink
              to="/admin/notifications?show=messages"
              variant="surface"
              size="2"
              color="gray"
              highContrast
            >
              Write to many
            </ButtonLink>{' '}
            <ButtonLink to={peoplePath} variant="surface" size="2" color="gray" highContrast>
              People
            </ButtonLink>{' '}
            <ButtonLink to={messagesPath} variant="surface" size="2" color="gray" highContrast>
              Messages
            </ButtonLink>
          </>
        ),
      }}
      query={query}
    >
      {(dashboard) => (
        <AdminView
          dashboard={dashboard}
          takingId={taking.busy ? (taking.input?.id ?? null) : null}
          settlingId={settling.busy ? (settling.input?.mailId ?? null) : null}
          askingId={asking.busy ? (asking.input ?? null) : null}
          onAsk={(importId) => void asking.run(importId)}
          onSettle={(mailId, action) => void settling.run({ mailId, action })}
          onTake={({ kind, id }, isTaken) => void taking.run({ kind, id, isTaken })}
        />
      )}
    </ReadDashboard>
  );
}
