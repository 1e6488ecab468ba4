import { Notice, QuietButton } from '../../../ui/index.ts';

interface WaitingListNoticeProps {
  readonly fileName: string;
  readonly label: string;
  /** Null while it cannot be opened. */
  readonly onOpen: (() => void) | null;
}

/** A notice about another unfinished list, with a link to it. */
export const WaitingListNotice = ({ fileName, label, onOpen }: WaitingListNoticeProps) => (
  <Notice
    tone="info"
    title={`“${fileName}” is not imported yet`}
    action={onOpen === null ? null : <QuietButton onClick={onOpen}>{label}</QuietButton>}
  >
    You started it and left. Everything we read and everything you changed is kept.
  </Notice>
);
