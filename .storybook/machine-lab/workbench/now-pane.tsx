import { Pane } from '../parts/pane.tsx';
import type { AvailableEvent } from './available-events.ts';
import { EventForm } from './event-form.tsx';
import { EventList } from './event-list.tsx';
import type { EventChoice } from './use-event-choice.ts';
import type { useRestoredFocus } from './use-restored-focus.ts';
import styles from './workbench.module.css';

interface NowPaneProps {
  readonly events: readonly AvailableEvent[];
  readonly choice: EventChoice;
  readonly keepingFocus: ReturnType<typeof useRestoredFocus>;
  /** The number of events performed. */
  readonly count: number;
  /** Why the preview shows nothing. */
  readonly failure: string | null;
  /** What the server knows, for a process. */
  readonly facts?: React.ReactNode;
}

/** The possible events, or the form of the chosen one. */
export function NowPane({ events, choice, keepingFocus, count, failure, facts }: NowPaneProps) {
  const { asked, refused } = choice;
  return (
    <Pane title="What can happen now">
      {/* Keeps the focus when the pressed button disappears. */}
      <div className={styles.body} tabIndex={-1}>
        {facts}
        {asked ? (
          <EventForm
            key={`${asked.actor} ${asked.type} ${count}`}
            act={asked}
            refused={refused}
            onAction={keepingFocus(choice.perform)}
            onCancel={keepingFocus(choice.cancel)}
          />
        ) : (
          <>
            <EventList
              nothing={
                facts
                  ? 'Nothing can happen in this state. Choose which facts hold, or step back.'
                  : 'Nothing more can happen. Step back or start again.'
              }
              events={events}
              asks={choice.asks}
              onChoose={keepingFocus(choice.choose)}
            />
            <p role="status" className={styles.refused}>
              {refused ?? failure}
            </p>
          </>
        )}
      </div>
    </Pane>
  );
}
