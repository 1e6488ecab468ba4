import type { ReactNode } from 'react';
import { DescriptionList, formatMoney, StatusBadge, TimeLeft } from '../../../ui/index.ts';
import { ActionButtons, EventList } from '../shared/index.ts';
import { offeredActions } from './return-steps.ts';
import {
  agreedFact,
  linesText,
  postageFact,
  reasonLabels,
  refundedBeforeText,
  returnEvents,
  returnStatusLabel,
  subjectText,
  waitText,
  wasDecided,
  wishText,
} from './return-texts.ts';
import type { Return, ReturnReader, ReturnStep } from './return.types.ts';
import styles from './returns.module.css';

interface ReturnCardProps {
  readonly shown: Return;
  readonly reader: ReturnReader;
  /** Its photos and documents. */
  readonly files?: ReactNode;
  readonly take?: ReactNode;
  /** Opens a dialog; nothing is sent yet. */
  readonly onStep: (step: ReturnStep) => void;
}

/** One return: its items, its state, the possible actions, and its history. */
export function ReturnCard({ shown, reader, files, take, onStep }: ReturnCardProps) {
  const { answerBy } = shown;
  const { word, tone } = returnStatusLabel(shown);
  return (
    <article className={styles.card} aria-label={subjectText(shown)}>
      <header className={styles.head}>
        <h3>{linesText(shown)}</h3>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {take}
      </header>
      {answerBy === null ? null : (
        <p className={styles.wait}>
          <TimeLeft until={answerBy} /> {waitText(shown)}
        </p>
      )}
      <DescriptionList items={factsOf(shown, reader)} />
      {files}
      <ActionButtons
        label={`Actions: ${subjectText(shown)}`}
        className={styles.acts}
        actions={offeredActions(shown)}
        onAction={onStep}
      />
      <EventList events={returnEvents(shown)} shownAtFirst={4} />
    </article>
  );
}

function factsOf(shown: Return, reader: ReturnReader) {
  const { reason, refunded, refundedBefore, sendBackTo, instructions, tracking } = shown;
  const wanted = { term: 'Wanted', description: wishText(shown) };
  const agreed = agreedFact(shown);
  return [
    // What was decided replaces what was wanted.
    ...(wasDecided(shown) ? [agreed, { ...wanted, term: 'The buyer had wanted' }] : [wanted]),
    { term: 'Reason', description: reason && reasonLabels[reason] },
    ...(wasDecided(shown) ? [] : [agreed]),
    { term: 'Before that', description: refundedBeforeText(refundedBefore) },
    { term: 'Send it to', description: sendBackTo },
    { term: 'How to send it', description: instructions },
    { term: 'Return postage', description: postageFact(reader, shown) },
    { term: 'Tracking', description: tracking },
    { term: 'Refunded', description: refunded && formatMoney(refunded) },
  ].filter(({ description }) => description !== null);
}
