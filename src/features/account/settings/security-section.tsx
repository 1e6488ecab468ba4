import { useQueryClient } from '@tanstack/react-query';
import { answer, useApi } from '../../../api/index.ts';
import { Panel } from '../../../ui/index.ts';
import { toast } from '../../toasts/index.ts';
import { toFormFailure, wordsOf } from '../form/form-failure.ts';
import { useSubmission } from '../form/use-submission.ts';
import { accountKeys, useOwnSessions, type Session } from '../queries.ts';
import { PasswordForm, type PasswordChange } from './password-form.tsx';
import { SessionsList } from './sessions-list.tsx';

interface SecuritySectionProps {
  email: string;
  onDirty: (isDirty: boolean) => void;
}

export function SecuritySection({ email, onDirty }: SecuritySectionProps) {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const sessions = useOwnSessions();

  const done = ({ message }: { message: string }) => {
    toast.success(message);
    // Awaited by nobody: the list shows the old rows until the new ones are there.
    void queryClient.invalidateQueries({ queryKey: accountKeys.sessions });
  };
  /** A refusal in a dialog that closes is told as a toast. */
  const told = async <T,>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      toast.error('That device is still signed in.', { description: wordsOf(toFormFailure(error)) });
      throw error;
    }
  };

  const change = useSubmission(
    (body: PasswordChange, signal) => answer(client.POST('/auth/change-password', { body, signal })),
    done,
  );
  const revocation = useSubmission(
    ({ id }: Session, signal) =>
      told(
        answer(client.DELETE('/auth/sessions/{sessionId}', { params: { path: { sessionId: id } }, signal })),
      ),
    done,
  );
  const others = useSubmission(
    (_: void, signal) => told(answer(client.DELETE('/auth/sessions', { signal }))),
    done,
  );

  return (
    <>
      <Panel title="Password" description="Changing it signs out every other device.">
        <PasswordForm email={email} submission={change} onDirty={onDirty} />
      </Panel>
      <Panel title="Where you are signed in" description="Something you do not know? Sign it out." flush>
        <SessionsList
          sessions={sessions.data}
          failure={sessions.error ? wordsOf(toFormFailure(sessions.error)) : null}
          busy={revocation.busy || others.busy}
          onRetry={() => void sessions.refetch()}
          onRevoke={revocation.run}
          onRevokeOthers={others.run}
        />
      </Panel>
    </>
  );
}
