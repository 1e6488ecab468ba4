import type { ImportEvent } from '../../../machines/import/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { EarlierNotice } from '../flow/earlier-notice.tsx';
import { isInConflict, type ReviewSnapshot } from './review-snapshot.ts';
import type { Review } from './review.types.ts';
import { FileIssues } from './top/file-issues.tsx';

interface ReviewNoticesProps {
  readonly snapshot: ReviewSnapshot;
  readonly understood: Review['understood'];
  readonly send: (event: ImportEvent) => void;
}

/** Notices about the whole list: failures, what was understood, and what was not read. */
export function ReviewNotices({ snapshot, understood, send }: ReviewNoticesProps) {
  const { saving, context } = snapshot;
  const { failure, earlier } = context;
  return (
    <>
      {failure && !isInConflict(saving) ? (
        <Notice
          tone="error"
          live
          title={failure.message}
          action={
            <Button
              size="1"
              variant="ghost"
              color="gray"
              highContrast
              onClick={() => send({ type: 'FAILURE.DISMISSED' })}
            >
              Close
            </Button>
          }
        >
          Your list and all your changes are kept.
        </Notice>
      ) : null}
      {earlier ? <EarlierNotice earlier={earlier} /> : null}
      {understood.pointed ? (
        <Notice
          title={
            understood.pointed.isRemembered
              ? 'We read this list as you marked an earlier one with the same layout'
              : 'We read this list as you marked it'
          }
          action={
            <Button
              size="1"
              variant="ghost"
              color="gray"
              highContrast
              onClick={() => send({ type: 'POINTING.DROPPED' })}
            >
              Read it without my marks
            </Button>
          }
        />
      ) : null}
      <FileIssues issues={understood.issues} />
    </>
  );
}
