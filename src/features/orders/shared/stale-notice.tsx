import { BusyButton, Notice, When } from '../../../ui/index.ts';
import type { Noun } from './noun.ts';

interface StaleNoticeProps {
  readonly noun: Noun;
  /** When the shown data was loaded, in milliseconds since the epoch. */
  readonly readAt: number;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Warns that the shown data is stale because reloading it failed. */
export function StaleNotice({ noun, readAt, busy, onRetry }: StaleNoticeProps) {
  return (
    <Notice
      tone="warning"
      live
      title="We can’t reach Quayside."
      action={
        <BusyButton variant="surface" color="gray" highContrast busy={busy} onClick={onRetry}>
          Try again
        </BusyButton>
      }
    >
      This is the {noun.toLowerCase()} as it was at <When at={new Date(readAt).toISOString()} show="time" />.
      Actions need a connection. Anything you type is kept.
    </Notice>
  );
}
