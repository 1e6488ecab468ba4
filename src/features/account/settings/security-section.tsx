import { useState } from 'react';
import { answer } from '../../../api/index.ts';
import { lazyPart, Panel, SkeletonTable } from '../../../ui/index.ts';
import { errorText, useApiMutation } from '../../server-data/index.ts';
import { useAuth } from '../auth-context.tsx';
import { accountKeys, useOwnSessions, type Session } from '../queries.ts';
import { AdminActivityPanel } from './admin-activity-panel.tsx';
import { PasswordForm, type PasswordChange } from './password-form.tsx';
import { SessionsList } from './sessions-list.tsx';

const SecondFactorPanel = lazyPart(
  async () => (await import('./second-factor/second-factor-panel.tsx')).SecondFactorPanel,
  { waiting: <SkeletonTable rows={3} columns={2} label="Loading second factors" /> },
);

interface SecuritySectionProps {
  email: string;
  /** Admins only act in vendors' accounts. */
  isVendor: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** Queries that change when sessions change. */
const changesSessions = {
  success: ({ message }: { message: string }) => message,
  invalidates: [accountKeys.sessions],
};
/** A failure in a dialog that closes is shown as a toast. */
const failed = 'That device is still signed in.';

export function SecuritySection({ email, isVendor, onDirty }: SecuritySectionProps) {
  const sessions = useOwnSessions();
  const { user } = useAuth();
  // Fixed on mount: the panel with the recovery codes must not move after a second factor was added.
  const [isFactorFirst] = useState(user?.needsSecondFactor === true);
  const change = useApiMutation({
    send: ({ client, signal }, body: PasswordChange) =>
      answer(client.POST('/auth/change-password', { body, signal })),
    ...changesSessions,
  });
  const revocation = useApiMutation({
    send: ({ client, signal }, { id: sessionId }: Session) =>
      answer(client.DELETE('/auth/sessions/{sessionId}', { params: { path: { sessionId } }, signal })),
    failed,
    ...changesSessions,
  });
  const others = useApiMutation({
    send: ({ client, signal }) => answer(client.DELETE('/auth/sessions', { signal })),
    failed,
    ...changesSessions,
  });

  return (
    <>
      {isFactorFirst ? <SecondFactorPanel /> : null}
      <Panel title="Password" description="Changing it signs out every other device.">
        <PasswordForm email={email} submission={change} onDirty={onDirty} />
      </Panel>
      {isFactorFirst ? null : <SecondFactorPanel />}
      <Panel title="Where you are signed in" description="Don’t recognise a device? Sign it out." flush>
        <SessionsList
          sessions={sessions.data}
          failure={sessions.error ? errorText(sessions.error) : null}
          busy={revocation.busy || others.busy}
          onRetry={sessions.refetch}
          onRevoke={revocation.run}
          onRevokeOthers={others.run}
        />
      </Panel>
      {isVendor ? <AdminActivityPanel /> : null}
    </>
  );
}
