import { Laptop, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button,
  ConfirmDialog,
  ErrorState,
  QuietButton,
  SkeletonTable,
  StatusBadge,
  When,
} from '../../../ui/index.ts';
import type { Session } from '../queries.ts';
import styles from './settings.module.css';

interface SessionsListProps {
  /** Undefined during the first load. */
  sessions: readonly Session[] | undefined;
  failure: string | null;
  busy: boolean;
  onRetry: () => void;
  /** Both resolve when the dialog may close, to whether the call succeeded. */
  onRevoke: (session: Session) => Promise<boolean>;
  onRevokeOthers: () => Promise<boolean>;
}

const isPhone = (device: string): boolean => /android|iphone|ipad|ios|phone/i.test(device);

export function SessionsList({
  sessions,
  failure,
  busy,
  onRetry,
  onRevoke,
  onRevokeOthers,
}: SessionsListProps) {
  const [asked, setAsked] = useState<Session | 'others' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const revoked = useRef(false);
  if (!sessions) {
    return failure ? (
      <ErrorState title={failure} onRetry={onRetry} />
    ) : (
      <div className={styles.inset}>
        <SkeletonTable rows={2} columns={2} label="Loading devices" />
      </div>
    );
  }
  const ask = (about: Session | 'others') => {
    revoked.current = false;
    setAsked(about);
  };
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Devices" className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onAsk={() => ask(session)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <div className={styles.sessionsFoot}>
          <QuietButton onClick={() => ask('others')}>Sign out everywhere else</QuietButton>
        </div>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={
          asked === 'others' || asked === null ? 'Sign out everywhere else?' : `Sign out ${asked.device}?`
        }
        confirm="Sign out"
        destructive
        busy={busy}
        // The pressed button disappears with its row.
        returnFocusTo={() => (revoked.current ? list.current : null)}
        onConfirm={() => {
          if (asked === null) return;
          const revoking = asked === 'others' ? onRevokeOthers() : onRevoke(asked);
          void revoking.then((worked) => {
            revoked.current = worked;
            setAsked(null);
          });
        }}
      >
        {asked === 'others' ? 'All of them have' : 'That device has'} to sign in again. You stay signed in
        here.
      </ConfirmDialog>
    </>
  );
}

function SessionRow({ session, onAsk }: { session: Session; onAsk: () => void }) {
  const { device, current, lastSeenAt } = session;
  const Icon = isPhone(device) ? Smartphone : Laptop;
  return (
    <li className={styles.session}>
      <Icon size={20} aria-hidden className={styles.sessionIcon} />
      <div className={styles.sessionWords}>
        <p className={styles.sessionDevice}>{device}</p>
        <p className={styles.sessionSeen}>
          Last seen <When at={lastSeenAt} />
        </p>
      </div>
      {current ? (
        <StatusBadge tone="success">This device</StatusBadge>
      ) : (
        <Button variant="ghost" color="red" aria-label={`Sign out ${device}`} onClick={onAsk}>
          Sign out
        </Button>
      )}
    </li>
  );
}
