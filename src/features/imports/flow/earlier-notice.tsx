import type { EarlierImport } from '../../../machines/import/index.ts';
import { Notice, When } from '../../../ui/index.ts';

/** The very same file was brought before: what that means. */
export function EarlierNotice({ earlier }: { earlier: EarlierImport }) {
  return (
    <Notice
      title={
        earlier.committedAt === null ? (
          `You brought this very file before, as “${earlier.fileName}”`
        ) : (
          <>
            You imported this very file before, on <When at={earlier.committedAt} show="day" />
          </>
        )
      }
    >
      Nothing is doubled: what you sell already is recognised, and only what changed is changed.
    </Notice>
  );
}
