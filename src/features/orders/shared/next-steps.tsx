import type { ReactNode } from 'react';
import { ActionButtons, type OfferedAction } from './action-buttons.tsx';
import styles from './next-steps.module.css';

interface NextStepsProps<A extends string> {
  readonly title: string;
  readonly actions: readonly OfferedAction<A>[];
  /** The action in progress without a dialog; null if there is none. */
  readonly acting: A | null;
  readonly onAction: (action: A) => void;
  /** The deadline and what happens after it. */
  readonly children: ReactNode;
}

/** What a vendor has to do with an order or a booking, the deadline, and the buttons. */
export function NextSteps<A extends string>({
  title,
  actions,
  acting,
  onAction,
  children,
}: NextStepsProps<A>) {
  return (
    <section aria-label="What to do now" className={styles.next} data-waits={actions.length > 0}>
      <div className={styles.words}>
        <h2>{title}</h2>
        {children}
      </div>
      <ActionButtons
        label="Steps"
        className={styles.actions}
        actions={actions}
        acting={acting}
        foldsOnPhone
        onAction={onAction}
      />
    </section>
  );
}
