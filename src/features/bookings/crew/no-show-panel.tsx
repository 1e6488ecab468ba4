import { Panel, TimeLeft } from '../../../ui/index.ts';
import { ActionButtons } from '../../orders/index.ts';
import type { Booking, BookingAction } from '../shared/index.ts';
import { whenText } from './cancellation-text.ts';
import styles from './crew.module.css';

interface NoShowPanelProps {
  readonly booking: Booking;
  /** Opens a dialog; nothing is sent yet. */
  readonly onAction: (action: BookingAction) => void;
}

/** A no-show that the provider reported, with the way to disagree; null for any other booking. */
export function NoShowPanel({ booking, onAction }: NoShowPanelProps) {
  const { status, provider, answer, completesAt, number, actions } = booking;
  if (status !== 'no_show_reported' || completesAt === null) return null;
  return (
    <Panel
      title={`${provider.name} reports that nobody was there`}
      description={`If that isn’t right, say so by ${whenText(completesAt, booking)}. Otherwise, what you paid isn’t refunded.`}
      action={<TimeLeft until={completesAt} />}
      footer={
        actions.includes('dispute') ? (
          <ActionButtons
            label={`Your answer to the no-show of ${number}`}
            className={styles.acts}
            actions={[
              { action: 'dispute', label: 'Disagree: we were there', isDestructive: false, isAside: false },
            ]}
            onAction={onAction}
          />
        ) : null
      }
    >
      {answer === null ? null : <p className={styles.quote}>“{answer}”</p>}
    </Panel>
  );
}
