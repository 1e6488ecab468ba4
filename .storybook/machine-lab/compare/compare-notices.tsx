import { Button, Notice } from '../../../src/ui/index.ts';
import type { Refusal } from './compare.types.ts';
import type { FlowVersions } from './flow-versions.ts';
import type { Versions } from './use-versions.ts';
import styles from './compare.module.css';

const MOST_SHOWN = 6;

function Reasons({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul className={styles.reasons}>
      {refusals.slice(0, MOST_SHOWN).map(({ location, reason }) => (
        <li key={`${location} ${reason}`}>
          <code className={styles.where}>{location}</code> {reason}
        </li>
      ))}
      {refusals.length > MOST_SHOWN ? <li>and {refusals.length - MOST_SHOWN} more</li> : null}
    </ul>
  );
}

interface Props {
  readonly versions: Versions;
  readonly unreadable: FlowVersions['unreadable'];
  /** Whether two versions are shown. */
  readonly isShown: boolean;
}

/** The versions that were refused, and why. */
export function CompareNotices({ versions: { refused, dismiss }, unreadable, isShown }: Props) {
  return (
    <>
      {refused ? (
        <Notice
          live
          tone="error"
          title={`${refused.name} was not opened`}
          action={
            <Button variant="soft" color="gray" onClick={dismiss}>
              Close
            </Button>
          }
        >
          <Reasons refusals={refused.refusals} />
          {isShown ? 'What was shown is still shown.' : null}
        </Notice>
      ) : null}
      {unreadable.map(({ label, refusals }) => (
        <Notice key={label} tone="warning" title={`The kept version “${label}” cannot be shown any more`}>
          <Reasons refusals={refusals} />
        </Notice>
      ))}
    </>
  );
}
