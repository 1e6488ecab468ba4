import { Notice, QuietButton } from '../../../ui/index.ts';

interface WaitingListNoticeProps {
  readonly fileName: string;
  readonly label: string;
  /** Null while it can’t be opened. */
  readonly onOpen: (() => void) | null;
}

/** Says that a further list was begun and left, with the way back to it. */
export const WaitingListNotice = ({ fileName, label, onOpen }: WaitingListNoticeProps) => (
  <Notice
    tone="info"
    title={`“${fileName}” is not imported yet`}
    action={onOpen === null ? null : <QuietButton onClick={onOpen}>{label}</QuietButton>}
  >
    You started it and left. Everything we read and everything you changed is kept.
  </Notice>
);
