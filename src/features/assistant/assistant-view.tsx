import { useId, useRef, type SubmitEvent } from 'react';
import type { AssistantContext, AssistantEvent } from '../../machines/assistant/index.ts';
import { Button, Notice, SubmitButton, TextField } from '../../ui/index.ts';
import { errorText } from '../server-data/index.ts';
import styles from './assistant.module.css';

interface AssistantViewProps {
  context: AssistantContext;
  busy: boolean;
  send: (event: AssistantEvent) => void;
}

const speakerLabels = { person: 'You', assistant: 'Assistant' } as const;

/** The conversation and its input field. */
export function AssistantView({ context, busy, send }: AssistantViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const ask = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('question');
    if (typeof text !== 'string' || text.trim() === '') return;
    send({ type: 'QUESTION.ASKED', text });
    form.current?.reset();
  };
  return (
    <div className={styles.assistant}>
      <ol className={styles.turns} aria-live="polite" aria-label="Conversation" tabIndex={0}>
        {context.turns.map(({ who, text }, index) => (
          <li key={index} className={styles.turn} data-who={who}>
            <span className={styles.who}>{speakerLabels[who]}</span>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {context.failure ? (
        <Notice
          tone="error"
          title={errorText(context.failure, 'pressed')}
          live
          action={
            <Button
              size="1"
              variant="surface"
              color="gray"
              onClick={() => send({ type: 'QUESTION.REPEATED' })}
            >
              Try again
            </Button>
          }
        />
      ) : null}
      <form ref={form} id={formId} className={styles.form} onSubmit={ask}>
        <TextField label="Your question" name="question" autoComplete="off" maxLength={4000} />
        {busy ? (
          <Button
            type="button"
            variant="surface"
            color="gray"
            onClick={() => send({ type: 'CANCEL.REQUESTED' })}
          >
            Cancel
          </Button>
        ) : (
          <SubmitButton>Ask</SubmitButton>
        )}
      </form>
    </div>
  );
}
