import type { EarlierImport } from '../../../machines/import/index.ts';
import { Notice, When } from '../../../ui/index.ts';

/** Explains what importing the same file again does. */
export function EarlierNotice({ earlier }: { earlier: EarlierImport }) {
  return (
    <Notice
      title={
        earlier.committedAt === null ? (
          `You’ve uploaded this file before, as “${earlier.fileName}”`
        ) : (
          <>
            You imported this file before, on <When at={earlier.committedAt} show="day" />
          </>
        )
      }
    >
      Nothing will be duplicated. We recognise what you already sell and update only what has changed.
    </Notice>
  );
}
