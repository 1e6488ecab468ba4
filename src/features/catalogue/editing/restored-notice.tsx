import type { ReactNode } from 'react';
import { Notice, QuietButton } from '../../../ui/index.ts';
import type { KeptTexts } from './use-kept-texts.ts';

interface RestoredNoticeProps {
  readonly kept: Pick<KeptTexts, 'isRestored' | 'discard'>;
  /** What the button that empties the form says. */
  readonly discard: string;
  /** What is here again, and what is not. */
  readonly children: ReactNode;
}

/** Says that a form began with what was typed before, and lets one begin anew; nothing if it didn't. */
export function RestoredNotice({ kept, discard, children }: RestoredNoticeProps) {
  if (!kept.isRestored) return null;
  return (
    <Notice
      action={
        <QuietButton type="button" onClick={kept.discard}>
          {discard}
        </QuietButton>
      }
    >
      {children}
    </Notice>
  );
}
