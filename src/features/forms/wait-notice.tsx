import { Notice, QuietButton } from '../../ui/index.ts';

interface WaitNoticeProps {
  slow: boolean;
  onCancel: () => void;
}

/** Offers Cancel when a call takes longer than usual. */
export function WaitNotice({ slow, onCancel }: WaitNoticeProps) {
  if (!slow) return null;
  return (
    <Notice
      live
      title="This is taking longer than usual."
      action={
        <QuietButton type="button" onClick={onCancel}>
          Cancel
        </QuietButton>
      }
    >
      You can keep waiting or cancel. What you typed is kept.
    </Notice>
  );
}
