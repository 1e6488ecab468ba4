import { Download, ExternalLink } from 'lucide-react';
import { Button, Dialog, QuietButton } from '../../../ui/index.ts';
import type { VendorDocument } from './application.types.ts';
import { documentKindLabels, sizeOf } from './application-texts.ts';
import styles from './application.module.css';

export interface OpenDocument {
  readonly document: VendorDocument;
  /** The object URL of the fetched file. */
  readonly address: string;
}

interface DocumentDialogProps {
  readonly opened: OpenDocument | null;
  readonly onClose: () => void;
  readonly onSave: (document: VendorDocument) => void;
}

/** Shows a document without leaving the application: pictures here, a PDF in a new tab. */
export function DocumentDialog({ opened, onClose, onSave }: DocumentDialogProps) {
  if (opened === null) return null;
  const { document, address } = opened;
  const isPicture = document.mediaType.startsWith('image/');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size={isPicture ? 'large' : 'small'}
      title={document.fileName}
      description={`${documentKindLabels[document.kind]} · ${sizeOf(document.sizeBytes)}`}
      footer={
        <>
          <QuietButton onClick={() => onSave(document)}>
            <Download size={16} aria-hidden /> Save
          </QuietButton>
          {isPicture ? null : (
            <Button asChild>
              <a href={address} target="_blank" rel="noreferrer">
                <ExternalLink size={16} aria-hidden /> Open in a new tab
              </a>
            </Button>
          )}
        </>
      }
    >
      {isPicture ? (
        <img
          src={address}
          alt={`${documentKindLabels[document.kind]}: ${document.fileName}`}
          className={styles.picture}
        />
      ) : (
        <p className={styles.quiet}>
          The file is ready. It opens in a new tab. Closing this window discards it.
        </p>
      )}
    </Dialog>
  );
}
