import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton, Button, ConfirmDialog, Notice } from '../../../ui/index.ts';
import type { OpenImport } from './use-open-import.ts';

interface OpenImportNoticeProps {
  readonly openImport: OpenImport;
  /** The page where the import continues. */
  readonly href: string;
  /** It is being discarded. */
  readonly busy: boolean;
  readonly onDiscard: () => void;
}

/** Offers to continue or to discard an unfinished import. */
export function OpenImportNotice({ openImport, href, busy, onDiscard }: OpenImportNoticeProps) {
  const { fileName, hasReading } = openImport;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Notice
        tone="info"
        title={hasReading ? `“${fileName}” is not imported yet` : `“${fileName}” isn’t read yet`}
        action={
          <>
            <Button asChild variant="surface">
              <Link to={href}>{hasReading ? 'Continue this import' : 'Read this list'}</Link>
            </Button>
            <BusyButton
              variant="surface"
              color="gray"
              highContrast
              busy={busy}
              // An import that was never read has nothing to lose, so it needs no confirmation.
              onClick={() => (hasReading ? setAsked(true) : onDiscard())}
            >
              Discard it
            </BusyButton>
          </>
        }
      >
        {hasReading
          ? 'You started it and left. Everything we read and everything you changed is kept.'
          : 'It is saved. Continue to read it, or discard it and add another list.'}
      </Notice>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Discard “${fileName}”?`}
        confirm="Discard it"
        destructive
        onConfirm={() => {
          setAsked(false);
          onDiscard();
        }}
      >
        What we read and what you changed in it is deleted. Your shop stays as it is, and you can upload the
        list again.
      </ConfirmDialog>
    </>
  );
}
