import { Notice, SecondsLeft } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { periodTextWithClock } from '../shared/index.ts';
import { heldPath } from './book-address.ts';
import type { HeldTime } from './book.types.ts';
import styles from './book.module.css';

/**
 * Times that this user already holds in another tab or on another device. Nobody else can book them, and neither can
 * this flow.
 */
export function HeldTimes({ held }: { readonly held: readonly HeldTime[] }) {
  if (held.length === 0) return null;
  return (
    <div className={styles.notices}>
      {held.map(({ id, serviceName, startsAt, endsAt, timeZone, port, waitsUntil }) => (
        <Notice
          key={id}
          title={`You’re holding a time for ${serviceName}`}
          action={
            <ButtonLink to={heldPath(id)} variant="surface" color="gray" highContrast>
              Pay or release it
            </ButtonLink>
          }
        >
          <p className={styles.quiet}>
            {periodTextWithClock({ startsAt, endsAt }, timeZone, port)}
            {waitsUntil === null ? null : (
              <>
                {' · '}
                <SecondsLeft until={waitsUntil} />
              </>
            )}
          </p>
        </Notice>
      ))}
    </div>
  );
}
