import { useState } from 'react';
import { answer, dataOf } from '../../../api/index.ts';
import { ErrorState, SkeletonForm } from '../../../ui/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';
import { Entrance } from '../entrance.tsx';
import { AdminInvitedView, type AdminInvitedValues } from './admin-invited-view.tsx';
import { InvitationRefusedView } from './invitation-refused-view.tsx';

const refusedLinks = new Set(['LINK_WRONG', 'LINK_EXPIRED', 'LINK_USED']);

/** `/signup#admin=…`: an invited admin chooses a password. */
export function AdminInvited({ token }: { readonly token: string }) {
  const [done, setDone] = useState<string | null>(null);
  const { data, error, failed } = useApiQuery({
    key: ['account', 'admin-invitation', token],
    isPublic: true,
    onReturn: false,
    read: ({ client, signal }) => dataOf(client.POST('/admin-invitations/read', { body: { token }, signal })),
  });
  const submission = useApiMutation({
    send: ({ client, signal }, values: AdminInvitedValues) =>
      answer(client.POST('/admin-invitations/accept', { body: { token, ...values }, signal })),
    onDone: ({ message }) => setDone(message),
  });
  const refused = [submission.failure, error].find((one) => one !== null && refusedLinks.has(one.code));
  if (refused && done === null) return <InvitationRefusedView reason={refused.message} />;
  if (data !== undefined) return <AdminInvitedView invitation={data} submission={submission} done={done} />;
  return (
    <Entrance title="Your invitation">
      {failed === null ? (
        <SkeletonForm fields={3} label="Loading your invitation" />
      ) : (
        <ErrorState title="We couldn’t load your invitation." {...failed} />
      )}
    </Entrance>
  );
}
