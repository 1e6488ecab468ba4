import { useState } from 'react';
import { BusyButton, Money, Panel, TimeLeft, formatMoney } from '../../../ui/index.ts';
import { type Booking, type Supplement } from '../shared/index.ts';
import { WhileOffered } from '../../forms/index.ts';
import { CrewActionDialog } from './crew-action-dialog.tsx';
import { whenText } from './cancellation-text.ts';
import type { CrewQuestion } from './crew-questions.ts';
import styles from './crew.module.css';
import { useAcceptSupplement, useDeclineSupplement } from './use-buyer-steps.ts';

interface WaitingWorkProps {
  readonly booking: Booking;
  /** The supplement whose payment page is being opened. */
  readonly paying: string | null;
  readonly onPay: (supplementId: string) => void;
}

const declineQuestion = ({ number, description }: Supplement): CrewQuestion => ({
  title: `Decline extra work ${number}?`,
  text: `“${description}” isn’t done, and nothing is charged for it. The rest of the booking stays as agreed.`,
  confirm: 'Decline',
  isDestructive: true,
});

/**
 * Supplements that wait for the buyer: the deadline, the price including tax, and the two answers. Shows nothing if
 * there are none.
 */
export function WaitingWork({ booking, paying, onPay }: WaitingWorkProps) {
  const [declining, setDeclining] = useState<Supplement | null>(null);
  const decline = useDeclineSupplement(booking.id, () => setDeclining(null));
  const accept = useAcceptSupplement(booking.id, onPay);
  const waiting = booking.supplements.filter(({ actions }) => actions.length > 0);
  if (waiting.length === 0) return null;
  const isProposed = waiting.some(({ status }) => status === 'proposed');
  const isBusy = (id: string) => paying === id || (accept.busy && accept.input === id);
  return (
    <Panel
      title={isProposed ? `${booking.provider.name} proposes extra work` : 'Extra work to pay'}
      description="Nothing beyond the agreed price is charged unless you accept and pay it."
      flush
    >
      <ul className={styles.supplements}>
        {waiting.map((supplement) => {
          const { id, number, description, total, tax, actions } = supplement;
          return (
            <li key={id}>
              <div>
                <p className={styles.described}>{description}</p>
                <p className={styles.quiet}>{number}</p>
                <Deadline supplement={supplement} booking={booking} />
              </div>
              <div className={styles.worth}>
                <strong>
                  <Money {...total} />
                </strong>
                <span className={styles.quiet}>
                  with <Money {...tax} /> tax
                </span>
              </div>
              <div className={styles.acts} role="group" aria-label={`Actions for ${number}`}>
                {actions.includes('accept') ? (
                  <BusyButton busy={isBusy(id)} onClick={() => void accept.run(id)}>
                    Accept and pay {formatMoney(total)}
                  </BusyButton>
                ) : null}
                {actions.includes('pay') ? (
                  <BusyButton busy={isBusy(id)} onClick={() => onPay(id)}>
                    Pay {formatMoney(total)}
                  </BusyButton>
                ) : null}
                {actions.includes('decline') ? (
                  <BusyButton
                    variant="surface"
                    color="red"
                    onClick={() => {
                      decline.clear();
                      setDeclining(supplement);
                    }}
                  >
                    Decline
                  </BusyButton>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      {declining === null ? null : (
        <WhileOffered
          offered={booking.supplements.some(
            ({ id, actions }) => id === declining.id && actions.includes('decline'),
          )}
          submission={decline}
          title={declining.description}
          changed="This has changed meanwhile and can’t be declined any more."
          onClose={() => setDeclining(null)}
        >
          <CrewActionDialog
            question={declineQuestion(declining)}
            submission={decline}
            onClose={() => setDeclining(null)}
            onConfirm={() => void decline.run(declining.id)}
          />
        </WhileOffered>
      )}
    </Panel>
  );
}

interface DeadlineProps {
  readonly supplement: Supplement;
  readonly booking: Booking;
}

/** Until when a supplement can be answered or paid. */
function Deadline({ supplement: { status, expiresAt }, booking }: DeadlineProps) {
  if (expiresAt === null) return null;
  return (
    <p className={styles.words}>
      {status === 'proposed' ? 'Answer' : 'Accepted: pay'} by {whenText(expiresAt, booking)}{' '}
      <TimeLeft until={expiresAt} />
    </p>
  );
}
