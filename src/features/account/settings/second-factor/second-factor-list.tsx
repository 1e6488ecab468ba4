import { KeyRound, LifeBuoy, Smartphone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ErrorState, Notice, SkeletonTable, StatusBadge, When } from '../../../../ui/index.ts';
import settings from '../settings.module.css';
import type { Passkey, Purpose, SecondFactor } from './second-factor-steps.ts';
import styles from './second-factor.module.css';

interface SecondFactorListProps {
  /** Undefined during the first load. */
  factors: SecondFactor | undefined;
  failure: string | null;
  onRetry: () => void;
  onBegin: (purpose: Purpose) => void;
}

/** With this many codes left, new ones are recommended. */
const fewCodes = 3;

/** The user's second factors, and what can be added. */
export function SecondFactorList({ factors, failure, onRetry, onBegin }: SecondFactorListProps) {
  if (!factors) {
    return failure ? (
      <ErrorState title={failure} onRetry={onRetry} />
    ) : (
      <div className={settings.inset}>
        <SkeletonTable rows={3} columns={2} label="Loading second factors" />
      </div>
    );
  }
  const { state, authenticatorSince, recoveryCodesLeft, passkeys } = factors;
  return (
    <>
      {state === 'due' ? (
        <div className={settings.inset}>
          <Notice tone="warning" title="Set up a second factor to continue.">
            Admins need one. Until then, only your settings are open. Set up an app or add a passkey.
          </Notice>
        </div>
      ) : null}
      <ul className={settings.sessions} aria-label="Second factors">
        <Row
          icon={Smartphone}
          title="Authenticator app"
          more={
            authenticatorSince === null ? (
              'An app on your phone that shows a new code every 30 seconds.'
            ) : (
              <>
                Set up <When at={authenticatorSince} />
              </>
            )
          }
        >
          {authenticatorSince === null ? (
            <Button variant="surface" onClick={() => onBegin({ act: 'set up app' })}>
              Set up
            </Button>
          ) : (
            <>
              <StatusBadge tone="success">On</StatusBadge>
              <Button
                variant="ghost"
                color="red"
                aria-label="Remove the authenticator app"
                onClick={() => onBegin({ act: 'remove app' })}
              >
                Remove
              </Button>
            </>
          )}
        </Row>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onBegin={onBegin} />
        ))}
        <Row
          icon={KeyRound}
          title={passkeys.length === 0 ? 'Passkeys' : 'Another passkey'}
          more="Your fingerprint, face, PIN or security key."
        >
          <Button variant="surface" onClick={() => onBegin({ act: 'add passkey' })}>
            Add a passkey
          </Button>
        </Row>
        {state === 'on' ? (
          <Row
            icon={LifeBuoy}
            title="Recovery codes"
            more={`${recoveryCodesLeft} of 10 left${recoveryCodesLeft <= fewCodes ? ': make new ones soon.' : '.'}`}
          >
            <Button
              variant="surface"
              {...(recoveryCodesLeft > fewCodes && { color: 'gray' as const, highContrast: true })}
              onClick={() => onBegin({ act: 'renew codes' })}
            >
              Make new codes
            </Button>
          </Row>
        ) : null}
      </ul>
    </>
  );
}

function PasskeyRow({ passkey, onBegin }: { passkey: Passkey; onBegin: SecondFactorListProps['onBegin'] }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Row
      icon={KeyRound}
      title={name}
      more={
        <>
          Added <When at={createdAt} show="day" />
          {lastUsedAt === null ? ', not used yet' : null}
          {lastUsedAt === null ? null : (
            <>
              , last used <When at={lastUsedAt} />
            </>
          )}
        </>
      }
    >
      <Button
        variant="ghost"
        color="red"
        aria-label={`Remove the passkey ${name}`}
        onClick={() => onBegin({ act: 'remove passkey', passkey })}
      >
        Remove
      </Button>
    </Row>
  );
}

interface RowProps {
  icon: LucideIcon;
  title: string;
  more: ReactNode;
  children: ReactNode;
}

function Row({ icon: Icon, title, more, children }: RowProps) {
  return (
    <li className={`${settings.session} ${styles.row}`}>
      <Icon size={20} aria-hidden className={settings.sessionIcon} />
      <div className={`${settings.sessionWords} ${styles.words}`}>
        <p className={settings.sessionDevice}>{title}</p>
        <p className={settings.sessionSeen}>{more}</p>
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  );
}
