import { useState, type ReactNode } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { ConfirmDialog } from '../../ui/index.ts';
import { toast } from '../toasts/index.ts';
import type { Submission } from './submission-form.tsx';
import { textOfTyped, typedIn, type TypedText } from './typed-texts.ts';
import styles from './while-offered.module.css';

interface WhileOfferedProps {
  /** Whether the action of the dialog is still allowed. */
  readonly offered: boolean;
  readonly submission: Pick<Submission, 'busy'>;
  /** The title of the message when it is not. */
  readonly title: string;
  /** What has changed: "This order was changed by the buyer: it is now “cancelled”." */
  readonly changed: string;
  readonly onClose: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
  /** The dialog. */
  readonly children: ReactNode;
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success('What you wrote is copied.');
  else
    toast.warning('Your browser won’t let us copy what you wrote.', {
      description: 'Select it and copy it yourself.',
    });
}

/**
 * A dialog about an action, as long as the action is allowed. After a change elsewhere a message replaces it, with what
 * was typed until then, to be copied. A pending answer is awaited first.
 */
export function WhileOffered(props: WhileOfferedProps) {
  const { offered, submission, title, changed, onClose, returnFocusTo, children } = props;
  const [typed, setTyped] = useState<ReadonlyMap<EventTarget, TypedText>>(new Map());
  if (offered || submission.busy) {
    // Events bubble through React’s tree, although the dialog is in a portal.
    const onInput = ({ target }: { readonly target: EventTarget }): void => {
      const text = typedIn(target);
      if (text) setTyped((before) => new Map(before).set(target, text));
    };
    return (
      <div className={styles.asking} onInput={onInput}>
        {children}
      </div>
    );
  }
  const text = textOfTyped(typed.values());
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      confirm={text === '' ? null : 'Copy what you wrote'}
      cancel="Close"
      onConfirm={() => void copy(text)}
      {...(returnFocusTo && { returnFocusTo })}
    >
      <span role="alert">{changed}</span>
      {text === '' ? null : (
        <span className={styles.kept}>
          What you wrote wasn’t sent:
          <span className={styles.text}>{text}</span>
        </span>
      )}
    </ConfirmDialog>
  );
}
