import { useState } from 'react';
import { Notice, Panel, QuietButton } from '../../ui/index.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useMessages } from './message-queries.ts';
import styles from './messages.module.css';
import { messagesId } from './use-asking.ts';

interface MessagesPanelProps {
  /** The id of the sub-order or booking. */
  readonly saleId: string;
  /** If set, other parts of the page can open the field (`useAsking`). */
  readonly isAsked?: boolean;
  /** What is likely to be written now, after what the reader's side has written: each fills the field, which is then open. */
  readonly likely?: (written: readonly string[]) => readonly string[];
}

/** What its two sides and Quayside write to each other about a sub-order or booking; nothing where it was not placed. */
export function MessagesPanel({ saleId, isAsked, likely = () => [] }: MessagesPanelProps) {
  if (isAsked === undefined) return <Conversation saleId={saleId} isAsked={false} likely={likely} />;
  return (
    <div id={messagesId(saleId)}>
      <Conversation saleId={saleId} isAsked={isAsked} likely={likely} />
    </div>
  );
}

function Conversation({ saleId, isAsked, likely }: Required<MessagesPanelProps>) {
  const { data, error, failed } = useMessages(saleId);
  const [wants, setWants] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const isWriting = wants || isAsked;
  if (error?.code === 'NOT_FOUND') return null;
  if (failed !== null)
    return (
      <Panel title="Messages">
        <Notice tone="error" title="We couldn’t load the messages.">
          <QuietButton onClick={failed.onRetry}>Try again</QuietButton>
        </Notice>
      </Panel>
    );
  if (data === undefined) return null;
  const { number, others, canWrite, messages, earlierThan } = data;
  const isEmpty = messages.length === 0;
  const written = messages.filter(({ by }) => by === 'you' || by === 'colleague').map(({ text }) => text);
  const suggestions = likely(written);
  const isOpen = wasOpen || isWriting || suggestions.length > 0;
  // What is typed stays when there is nothing to suggest any more.
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Panel
      title={`Messages about ${number}`}
      description={`With ${others}. Quayside reads them only to settle a problem.`}
      action={
        canWrite && isEmpty && !isOpen ? (
          <QuietButton onClick={() => setWants(true)}>Write a message</QuietButton>
        ) : null
      }
    >
      {isEmpty ? (
        <p className={styles.none}>Nothing has been written yet.</p>
      ) : (
        <div role="log" aria-label={`Messages about ${number}`}>
          {earlierThan === null ? null : <EarlierMessages saleId={saleId} before={earlierThan} />}
          <MessageList messages={messages} />
        </div>
      )}
      {canWrite && (isOpen || !isEmpty) ? (
        <div className={styles.form}>
          <MessageForm saleId={saleId} others={others} autoFocus={isWriting} likely={suggestions} />
        </div>
      ) : null}
    </Panel>
  );
}

interface EarlierMessagesProps extends Pick<MessagesPanelProps, 'saleId'> {
  /** The id of the earliest message shown. */
  readonly before: string;
}

/** Earlier messages, loaded on request. */
function EarlierMessages(props: EarlierMessagesProps) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? (
    <MessagesBefore {...props} />
  ) : (
    <p className={styles.earlier}>
      <QuietButton onClick={() => setWanted(true)}>Show earlier messages</QuietButton>
    </p>
  );
}

function MessagesBefore({ saleId, before }: EarlierMessagesProps) {
  const { data, failed } = useMessages(saleId, before);
  if (failed !== null)
    return (
      <Notice tone="error" title="We couldn’t load the earlier messages.">
        <QuietButton onClick={failed.onRetry}>Try again</QuietButton>
      </Notice>
    );
  if (data === undefined) return <p className={styles.earlier}>Loading earlier messages…</p>;
  return (
    <>
      {data.earlierThan === null ? null : <EarlierMessages saleId={saleId} before={data.earlierThan} />}
      <MessageList messages={data.messages} />
    </>
  );
}
