import { useRef, useState } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import { usePerson, useSuspension } from './person-queries.ts';
import { PersonView } from './person-view.tsx';
import type { Person, SuspensionCommand } from './person.types.ts';
import { SuspensionDialog } from './suspension-dialog.tsx';

/** `/admin/dashboard?show=person&person=…`: connects the view with the server. */
export function PersonScreen({ id }: { readonly id: string }) {
  const { data, error, failed } = usePerson(id);
  if (data) return <ReadPerson person={data} />;
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

/** The view with the dialog in which an admin suspends the person, or ends that. */
function ReadPerson({ person }: { readonly person: Person }) {
  const [deciding, setDeciding] = useState<SuspensionCommand | null>(null);
  const action = useRef<HTMLButtonElement>(null);
  const suspension = useSuspension(person.id, () => setDeciding(null));
  return (
    <>
      <PersonView
        person={person}
        actionRef={action}
        onDecide={(command) => {
          suspension.clear();
          setDeciding(command);
        }}
      />
      {deciding === null ? null : (
        <SuspensionDialog
          person={person}
          command={deciding}
          submission={suspension}
          onClose={() => setDeciding(null)}
          onDecide={(reason) => void suspension.run({ command: deciding, reason })}
          returnFocusTo={() => action.current}
        />
      )}
    </>
  );
}
