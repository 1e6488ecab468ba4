import { useState, type ReactNode } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { ConfirmDialog } from '../../ui/index.ts';
import { toast } from '../toasts/index.ts';
import type { Submission } from './submission-form.tsx';
import { textOfTyped, typedIn, type TypedText } from './typed-texts.ts';
import styles from './while-offered.module.css';

interface WhileOfferedProps {
  /** Whether the step that the dialog asks about can be taken as things are now. */
  readonly offered: boolean;
  readonly submission: Pick<Submission, 'busy'>;
  /** Names what the dialog is about, once the step can’t be taken. */
  readonly title: string;
  /** What became of it: "This order was changed by the buyer: it is now “cancelled”." */
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
 * A dialog about a step while that can be taken. What was changed meanwhile, by somebody else or in another tab, takes its place at once, with nothing
 * left to press that would only be refused, and with what was typed until then, to be copied. An answer that is under way is waited for.
 */
export function WhileOffered(props: WhileOfferedProps) {
  const { offered, submission, title, changed, onClose, returnFocusTo, children } = props;
  const [typed, setTyped] = useState<ReadonlyMap<EventTarget, TypedText>>(new Map());
  if (offered || submission.busy) {
    // What is typed in the dialog arrives here through React’s tree, which the dialog’s place in the page doesn’t follow.
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
