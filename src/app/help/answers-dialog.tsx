import type { RefObject } from 'react';
import type { RoleName } from '../../lib/roles.ts';
import { Dialog, DisplayHeading, OverlayTheme } from '../../ui/index.ts';
import styles from './answers-dialog.module.css';
import { answersOf } from './answers.ts';

interface AnswersDialogProps {
  readonly role: RoleName;
  /** Has the focus again afterwards: the menu's entry is gone by then. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** The title of those that were looked for: they come first. */
  readonly first?: string;
  readonly onClose: () => void;
}

/** How Quayside works for who reads, over the page they came from. */
export function AnswersDialog({ role, opener, first, onClose }: AnswersDialogProps) {
  return (
    <OverlayTheme>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title="How it works"
        {...(opener && { returnFocusTo: () => opener.current })}
      >
        {answersOf(role)
          .toSorted((one, other) => Number(other.title === first) - Number(one.title === first))
          .map(({ title, points }) => (
            <section key={title} className={styles.answers}>
              <DisplayHeading as="h3" size="tile">
                {title}
              </DisplayHeading>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
      </Dialog>
    </OverlayTheme>
  );
}
