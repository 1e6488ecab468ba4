import { When } from '../../ui/index.ts';
import type { Message } from './message.types.ts';
import styles from './messages.module.css';

const authorOf = ({ by, name }: Message): string => (by === 'you' ? 'You' : name);

/** Messages, oldest first; those of the reader's company are on the right. */
export const MessageList = ({ messages }: { readonly messages: readonly Message[] }) => (
  <ol className={styles.list}>
    {messages.map((message) => (
      <li
        key={message.id}
        className={styles.message}
        data-own={message.by === 'you' || message.by === 'colleague'}
      >
        <p className={styles.head}>
          <strong>{authorOf(message)}</strong> <When at={message.at} />
        </p>
        <p className={styles.text}>{message.text}</p>
      </li>
    ))}
  </ol>
);
