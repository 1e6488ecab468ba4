import type { RefObject } from 'react';
import type { RoleName } from '../../lib/roles.ts';
import { AnswerPoints, answersOf } from '../../features/help/index.ts';
import { Dialog, OverlayTheme } from '../../ui/index.ts';

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
            <AnswerPoints key={title} title={title} points={points} />
          ))}
      </Dialog>
    </OverlayTheme>
  );
}
