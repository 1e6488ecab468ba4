import { QuietButton, TextAreaField } from '../../ui/index.ts';
import { counterText, requiredText, SubmissionForm, useFields } from '../forms/index.ts';
import { useSendMessage } from './message-queries.ts';
import styles from './messages.module.css';

/** The maximum length in the contract. */
const mostLetters = 2_000;

interface MessageFormProps {
  readonly saleId: string;
  /** The names of the readers. */
  readonly others: string;
  /** Set if the form replaces the button that was pressed. */
  readonly autoFocus: boolean;
  /** Suggested messages. */
  readonly likely: readonly string[];
}

/** The form of a new message; what was typed stays until it was sent. */
export function MessageForm({ saleId, others, autoFocus, likely }: MessageFormProps) {
  const fields = useFields<{ text: string }>({ text: '' });
  const send = useSendMessage(saleId, () => fields.reset());
  return (
    <SubmissionForm
      name={`Message to ${others}`}
      fields={fields}
      submission={send}
      unsaved={send.busy ? null : 'your message'}
      submit="Send"
      onSubmit={({ text }) => void send.run(text.trim())}
    >
      {likely.length === 0 ? null : (
        <div role="group" aria-label="Likely messages" className={styles.likely}>
          {likely.map((text) => (
            <QuietButton
              key={text}
              type="button"
              onClick={({ currentTarget: { form } }) => {
                fields.setValue('text', text, { shouldDirty: true });
                // Sending is the next press: in the field a phone’s keyboard would open over the button.
                form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
              }}
            >
              {text}
            </QuietButton>
          ))}
        </div>
      )}
      <TextAreaField
        label="Message"
        rows={3}
        autoFocus={autoFocus}
        maxLength={mostLetters}
        counter={counterText(fields.watch('text'), mostLetters)}
        {...fields.field('text', requiredText('Write your message.', mostLetters))}
      />
    </SubmissionForm>
  );
}
