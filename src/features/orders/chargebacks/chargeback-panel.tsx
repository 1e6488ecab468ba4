import { Button, DescriptionList, Money, Panel, StatusBadge, TimeLeft, When } from '../../../ui/index.ts';
import { chargebackReason, chargebackTexts } from './chargeback-texts.ts';
import type { Chargeback } from './chargeback.types.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import styles from './chargebacks.module.css';

interface ChargebackPanelProps {
  readonly chargeback: Chargeback;
  /** Opens a dialog; nothing is sent yet. */
  readonly onSend: () => void;
}

/** One chargeback: its state, its deadline, and the evidence sent to the bank. */
export function ChargebackPanel({ chargeback, onSend }: ChargebackPanelProps) {
  const { number, status, reason, amount, fee, openedAt, dueBy, sentAt, closedAt, evidence, canSend } =
    chargeback;
  const { word, tone, lead } = chargebackTexts[status];
  const facts = [
    { term: 'Payment for', description: number },
    { term: 'Why', description: chargebackReason(reason) },
    { term: 'Taken back', description: <Money {...amount} /> },
    { term: 'Fee', description: <Money {...fee} /> },
    { term: 'Since', description: <When at={openedAt} /> },
    {
      term: 'Evidence until',
      description:
        status !== 'open' || dueBy === null ? null : (
          <span className={styles.due}>
            <When at={dueBy} /> <TimeLeft until={dueBy} />
          </span>
        ),
    },
    { term: 'Evidence sent', description: sentAt && <When at={sentAt} /> },
    { term: 'Decided', description: closedAt && <When at={closedAt} /> },
  ];
  return (
    <Panel
      title={
        <span className={styles.title}>
          <span tabIndex={-1} data-page-title>
            Chargeback
          </span>{' '}
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </span>
      }
      description={lead}
      action={canSend ? <Button onClick={onSend}>Check and send evidence</Button> : null}
    >
      <DescriptionList items={facts.filter(({ description }) => description !== null)} />
      <EvidenceFiles chargeback={chargeback} />
      {sentAt === null ? null : (
        <details className={styles.sent}>
          <summary>What we sent to the bank</summary>
          <p>{evidence}</p>
        </details>
      )}
    </Panel>
  );
}
