import { useMemo, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { RoleName } from '../../lib/roles.ts';
import { AnswerDetails, answersFinder, answersOf, countedAnswers } from '../../features/help/index.ts';
import { Dialog, OverlayTheme, SearchField } from '../../ui/index.ts';

interface AnswersDialogProps {
  readonly role: RoleName;
  /** Receives the focus when the dialog closes: the menu item that opened it no longer exists. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** The slug of the answer that the user searched for: it is listed first and is open. */
  readonly first?: string;
  readonly onClose: () => void;
}

/** The answers about Quayside for the current user's role, in a dialog over the current page. */
export function AnswersDialog({ role, opener, first, onClose }: AnswersDialogProps) {
  const [words, setWords] = useState('');
  const find = useMemo(() => {
    const all = answersOf(role).toSorted(
      (one, other) => Number(other.slug === first) - Number(one.slug === first),
    );
    return answersFinder(all, (answer) => answer);
  }, [role, first]);
  const found = find(words);
  const open = words === '' ? first : found[0]?.slug;
  return (
    <OverlayTheme>
      <Dialog
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title="How it works"
        {...(opener && { returnFocusTo: () => opener.current })}
      >
        <SearchField
          label="Search the answers"
          hint="Cancel, refund, VAT…"
          query={words}
          onSearch={setWords}
        />
        {found.map((answer) => (
          <AnswerDetails key={answer.slug} answer={answer} isOpen={answer.slug === open} onFollow={onClose} />
        ))}
        <p role="status">
          {words === ''
            ? null
            : found.length === 0
              ? `No answer for “${words}”.`
              : countedAnswers(found.length)}
        </p>
        <p>
          Something else? See the{' '}
          <Link to="/resource-center" onClick={onClose}>
            resource centre
          </Link>
          , or{' '}
          <Link to="/contact-us" onClick={onClose}>
            write to us
          </Link>
          .
        </p>
      </Dialog>
    </OverlayTheme>
  );
}
