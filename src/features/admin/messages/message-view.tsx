import { useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { contactTopicLabels } from '../../../lib/contact-topics.ts';
import {
  BusyButton,
  ConfirmDialog,
  DescriptionList,
  Notice,
  Panel,
  StatusBadge,
  TextLink,
  When,
} from '../../../ui/index.ts';
import { ReasonForm } from '../../forms/index.ts';
import { errorText, type ApiMutation, type Failure } from '../../server-data/index.ts';
import type { ActInput } from './message-queries.ts';
import type { ContactCommand, ContactEntry, ContactMessage } from './message.types.ts';
import { historyTexts, holdTexts, statusLabels, statusTones } from './message-texts.ts';
import styles from './message.module.css';

/** The maximum length in the contract (actOnContactMessage). */
const answerMaxLength = 5_000;

const ownErrorTexts = {
  CHANGED_ELSEWHERE:
    'Someone wrote in this conversation in the meantime. Here is the current version. What you typed is kept. Check it and send it again.',
  NOT_ALLOWED_NOW: 'Someone else has changed this message in the meantime. Here is the current version.',
};
const actErrorText = (failure: Failure): string => errorText(failure, 'typed', ownErrorTexts);

const commandLabels: Readonly<Record<Exclude<ContactCommand, 'answer'>, string>> = {
  release: 'Not spam',
  reopen: 'Open again',
  close: 'Close without an answer',
};

interface MessageViewProps {
  readonly detail: ContactMessage;
  /** Takes the focus when another message is opened, and after an answer. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly submission: ApiMutation<ActInput>;
}

/** One conversation: its author, its entries, and the allowed actions. */
export function MessageView({ detail, headingRef, submission }: MessageViewProps) {
  const { id, number, name, topic, status, heldBecause, entries, actions, version } = detail;
  const others = actions.filter((command) => command !== 'answer');
  const [isClosing, setClosing] = useState(false);
  const isAnswering = submission.input?.command === 'answer';
  return (
    <article aria-label={`${number} from ${name}`} className={styles.message}>
      <header className={styles.header}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
          {name}
        </h2>
        <p className={styles.sub}>
          {number} · {contactTopicLabels[topic]}
        </p>
        <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>
      </header>
      {status === 'held' && heldBecause !== null ? (
        <Notice tone="warning" title="This looks like advertising">
          {holdTexts[heldBecause]} Nobody was emailed about it. If a person wrote it, choose “Not spam” and
          answer.
        </Notice>
      ) : null}
      <Panel title="From" level={3}>
        <DescriptionList items={factsOf(detail)} />
      </Panel>
      <Panel title="Conversation" level={3}>
        <ol className={styles.thread}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} sender={name} />
          ))}
        </ol>
      </Panel>
      {actions.includes('answer') ? (
        <Panel title={status === 'answered' ? 'Write again' : 'Answer'} level={3}>
          <ReasonForm
            // A new form once the answer is in the conversation; after a failure what was typed is kept.
            key={`${id} ${entries.filter(({ command }) => command === 'answer').length}`}
            name={`Answer ${number}`}
            label="Your answer"
            hint={`Emailed to ${detail.email}, with a link to write back.`}
            missing="Write your answer."
            most={answerMaxLength}
            submission={isAnswering ? submission : { ...submission, busy: false, slow: false, failure: null }}
            textOf={actErrorText}
            submit="Send the answer"
            onReason={(text) => submission.run({ command: 'answer', text, version })}
          />
        </Panel>
      ) : null}
      {others.length > 0 ? (
        <div role="group" aria-label="More actions" className={styles.actions}>
          {others.map((command) => (
            <BusyButton
              key={command}
              variant={command === 'release' ? 'solid' : 'surface'}
              color="gray"
              highContrast
              busy={submission.busy && submission.input?.command === command}
              onClick={() => {
                // Closing an open message needs confirmation, since its author waits for an answer.
                if (command === 'close' && status === 'open') setClosing(true);
                else void submission.run({ command, version });
              }}
            >
              {command === 'close' && status !== 'open' ? 'Close' : commandLabels[command]}
            </BusyButton>
          ))}
        </div>
      ) : null}
      <ConfirmDialog
        open={isClosing}
        onOpenChange={setClosing}
        title={`Close ${number} without an answer?`}
        confirm="Close message"
        onConfirm={() => {
          setClosing(false);
          void submission.run({ command: 'close', version });
        }}
      >
        {name} isn’t notified. You can reopen the message.
      </ConfirmDialog>
      {submission.failure && !isAnswering ? (
        <Notice tone="error" live title={actErrorText(submission.failure)} />
      ) : null}
    </article>
  );
}

function Entry({ entry, sender }: { readonly entry: ContactEntry; readonly sender: string }) {
  const { command, by, text, at } = entry;
  if (command !== 'write' && command !== 'answer')
    return (
      <li className={styles.step}>
        {by ?? 'Quayside'} {historyTexts[command]} · <When at={at} />
      </li>
    );
  return (
    <li className={styles.entry} data-ours={command === 'answer'}>
      <p className={styles.who}>
        <strong>{command === 'answer' ? (by ?? 'Quayside') : sender}</strong> <When at={at} />
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

function factsOf({ email, orderNumber, purchase, vendor }: ContactMessage) {
  const list = purchase?.kind === 'booking' ? 'bookings-management' : 'orders-management';
  return [
    {
      term: 'Email',
      description: (
        <TextLink href={`mailto:${email}`} size="2" underline="always">
          {email}
        </TextLink>
      ),
    },
    ...(orderNumber === null
      ? []
      : [
          {
            term: 'About',
            description:
              purchase === null ? (
                `${orderNumber} (no order or booking has this number)`
              ) : (
                <TextLink asChild size="2" underline="always">
                  <Link to={`/admin/${list}/${purchase.id}`}>{orderNumber}</Link>
                </TextLink>
              ),
          },
        ]),
    ...(vendor === null ? [] : [{ term: 'For the vendor', description: vendor.name }]),
  ];
}
