import { Download, ExternalLink } from 'lucide-react';
import { Button, Dialog, QuietButton } from '../../../ui/index.ts';
import type { Paper } from './application.types.ts';
import { documentKindLabels, sizeOf } from './application-texts.ts';
import styles from './application.module.css';

export interface OpenPaper {
  readonly paper: Paper;
  /** The object URL of the fetched file. */
  readonly address: string;
}

interface PaperDialogProps {
  readonly opened: OpenPaper | null;
  readonly onClose: () => void;
  readonly onSave: (paper: Paper) => void;
}

/** Shows a document without leaving the application: pictures here, a PDF in a new tab. */
export function PaperDialog({ opened, onClose, onSave }: PaperDialogProps) {
  if (opened === null) return null;
  const { paper, address } = opened;
  const isPicture = paper.mediaType.startsWith('image/');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size={isPicture ? 'large' : 'small'}
      title={paper.fileName}
      description={`${documentKindLabels[paper.kind]} · ${sizeOf(paper.sizeBytes)}`}
      footer={
        <>
          <QuietButton onClick={() => onSave(paper)}>
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
          alt={`${documentKindLabels[paper.kind]}: ${paper.fileName}`}
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
