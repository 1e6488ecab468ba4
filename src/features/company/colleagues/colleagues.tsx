import { useState } from 'react';
import { SubmissionConfirmDialog } from '../../forms/index.ts';
import { ColleaguesPanel } from './colleagues-panel.tsx';
import {
  useChangeRole,
  useColleagues,
  useInvite,
  useRemoveColleague,
  useWithdraw,
} from './colleagues-queries.ts';
import type { Colleague } from './colleagues.types.ts';
import { InviteDialog, RoleDialog } from './invite-dialog.tsx';

type Asked =
  | { readonly what: 'invite' }
  | { readonly what: 'role' | 'removal'; readonly colleague: Colleague };

/** The section "Colleagues" of a company's profile, connected with the server. */
export function ColleaguesSection() {
  const read = useColleagues();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [invite, changeRole, removal, withdraw] = [
    useInvite(),
    useChangeRole(),
    useRemoveColleague(),
    useWithdraw(),
  ];
  const ask = (next: Asked) => {
    for (const write of [invite, changeRole, removal]) write.clear();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const closeWhenDone = (done: Promise<boolean>) =>
    void done.then((worked) => {
      if (worked) close();
    });
  return (
    <>
      <ColleaguesPanel
        read={read}
        onInvite={() => ask({ what: 'invite' })}
        onChangeRole={(colleague) => ask({ what: 'role', colleague })}
        onRemove={(colleague) => ask({ what: 'removal', colleague })}
        onWithdraw={(invitation) => void withdraw.run(invitation)}
      />
      {asked?.what === 'invite' ? (
        <InviteDialog
          submission={invite}
          onInvite={(whom) => closeWhenDone(invite.run(whom))}
          onClose={close}
        />
      ) : null}
      {asked?.what === 'role' ? (
        <RoleDialog
          name={asked.colleague.name}
          role={asked.colleague.role}
          submission={changeRole}
          onChange={(role) => closeWhenDone(changeRole.run({ userId: asked.colleague.userId, role }))}
          onClose={close}
        />
      ) : null}
      <SubmissionConfirmDialog
        open={asked?.what === 'removal'}
        submission={removal}
        notDone="Not removed."
        onClose={close}
        title={asked?.what === 'removal' ? `Remove ${asked.colleague.name}?` : ''}
        confirm="Remove"
        destructive
        onConfirm={() => {
          if (asked?.what === 'removal') closeWhenDone(removal.run(asked.colleague));
        }}
      >
        They lose access at once. Their past actions keep their name.
      </SubmissionConfirmDialog>
    </>
  );
}
