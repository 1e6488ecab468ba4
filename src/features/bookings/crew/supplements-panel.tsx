import { useState } from 'react';
import { BusyButton, formatMoney, Money, Panel, StatusBadge } from '../../../ui/index.ts';
import { SupplementBadge, type Booking, type Supplement } from '../shared/index.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { CrewQuestion } from './crew-questions.ts';
import styles from './crew.module.css';
import { useAnswerSupplement } from './use-buyer-steps.ts';

interface SupplementsPanelProps {
  readonly booking: Booking;
  /** The extra work whose payment page is being opened. */
  readonly paying: string | null;
  readonly onPay: (supplementId: string) => void;
}

type Answer = 'accept' | 'decline';

const questionOf = (answer: Answer, { number, description, total }: Supplement): CrewQuestion =>
  answer === 'accept'
    ? {
        title: `Accept extra work ${number}?`,
        text: `“${description}” for ${formatMoney(total)}. You pay it in the next step; nothing is charged before that.`,
        confirm: 'Accept',
        isDestructive: false,
      }
    : {
        title: `Decline extra work ${number}?`,
        text: `“${description}” isn’t done, and nothing is charged for it. The rest of the booking stays as agreed.`,
        confirm: 'Decline',
        isDestructive: true,
      };

/** Work that the provider found on board: what it is, what it costs, and the buyer's answer. */
export function SupplementsPanel({ booking, paying, onPay }: SupplementsPanelProps) {
  const [asked, setAsked] = useState<{ supplement: Supplement; answer: Answer } | null>(null);
  const reply = useAnswerSupplement(booking.id, () => setAsked(null));
  if (booking.supplements.length === 0) return null;
  const ask = (supplement: Supplement, answer: Answer) => {
    reply.clear();
    setAsked({ supplement, answer });
  };
  return (
    <Panel
      title="Extra work"
      description="Nothing beyond the agreed price is charged unless you accept and pay it."
      flush
    >
      <ul className={styles.supplements}>
        {booking.supplements.map((supplement) => {
          const { id, number, description, total, subtotal, tax, status, actions } = supplement;
          return (
            <li key={id}>
              <div className={styles.supplement}>
                <p className={styles.described}>{description}</p>
                <p className={styles.quiet}>
                  {number} · <Money {...subtotal} /> plus <Money {...tax} /> tax
                </p>
              </div>
              <div className={styles.worth}>
                <strong>
                  <Money {...total} />
                </strong>
                {status === 'proposed' ? (
                  <StatusBadge tone="warning">Waiting for your answer</StatusBadge>
                ) : (
                  <SupplementBadge status={status} />
                )}
              </div>
              {actions.length === 0 ? null : (
                <div className={styles.acts} role="group" aria-label={`Actions for ${number}`}>
                  {actions.includes('pay') ? (
                    <BusyButton busy={paying === id} onClick={() => onPay(id)}>
                      Pay {formatMoney(total)}
                    </BusyButton>
                  ) : null}
                  {actions.includes('accept') ? (
                    <BusyButton onClick={() => ask(supplement, 'accept')}>Accept</BusyButton>
                  ) : null}
                  {actions.includes('decline') ? (
                    <BusyButton variant="surface" color="red" onClick={() => ask(supplement, 'decline')}>
                      Decline
                    </BusyButton>
                  ) : null}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {asked === null ? null : (
        <AskDialog
          question={questionOf(asked.answer, asked.supplement)}
          submission={reply}
          onClose={() => setAsked(null)}
          onConfirm={() => void reply.run({ supplementId: asked.supplement.id, action: asked.answer })}
        />
      )}
    </Panel>
  );
}
