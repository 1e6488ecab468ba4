import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog, ErrorState, SkeletonTable, StatusBadge, When } from '../../../ui/index.ts';
import type { Session } from '../queries.ts';
import styles from './settings.module.css';

interface SessionsListProps {
  /** Undefined while they are fetched for the first time. */
  sessions: readonly Session[] | undefined;
  failure: string | null;
  busy: boolean;
  onRetry: () => void;
  /** Both resolve when the dialog may close. */
  onRevoke: (session: Session) => Promise<unknown>;
  onRevokeOthers: () => Promise<unknown>;
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
  if (!sessions) {
    return failure ? (
      <ErrorState title={failure} onRetry={onRetry} />
    ) : (
      <div className={styles.inset}>
        <SkeletonTable rows={2} columns={2} label="Loading devices" />
      </div>
    );
  }
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onAsk={() => setAsked(session)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <div className={styles.sessionsFoot}>
          <Button variant="surface" color="gray" highContrast onClick={() => setAsked('others')}>
            Sign out everywhere else
          </Button>
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
        onConfirm={() => {
          if (asked === null) return;
          const act = asked === 'others' ? onRevokeOthers() : onRevoke(asked);
          void act.then(() => setAsked(null));
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
