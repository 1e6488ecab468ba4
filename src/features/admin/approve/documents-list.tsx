import { Download, FileText, Image } from 'lucide-react';
import { BusyButton, IconButton, When } from '../../../ui/index.ts';
import type { VendorDocument } from './application.types.ts';
import { documentKindLabels, sizeOf } from './application-texts.ts';
import styles from './application.module.css';

interface DocumentsListProps {
  readonly documents: readonly VendorDocument[];
  /** The id of the document that is being fetched; null if there is none. */
  readonly fetching: string | null;
  readonly onOpen: (document: VendorDocument) => void;
  readonly onSave: (document: VendorDocument) => void;
}

/** The documents of an application, to view or save. */
export function DocumentsList({ documents, fetching, onOpen, onSave }: DocumentsListProps) {
  if (documents.length === 0)
    return <p className={styles.quiet}>The vendor hasn’t sent any. You can ask for them.</p>;
  return (
    <ul className={styles.documents}>
      {documents.map((document) => {
        const Icon = document.mediaType.startsWith('image/') ? Image : FileText;
        return (
          <li key={document.id} className={styles.document}>
            <Icon size={20} aria-hidden className={styles.entryIcon} />
            <div className={styles.entryText}>
              <p className={styles.entryName}>{document.fileName}</p>
              <p className={styles.quiet}>
                {documentKindLabels[document.kind]} · {sizeOf(document.sizeBytes)} ·{' '}
                <When at={document.uploadedAt} show="day" />
              </p>
            </div>
            <div className={styles.entryActions}>
              <BusyButton
                variant="surface"
                color="gray"
                highContrast
                aria-label={`Open ${document.fileName}`}
                busy={fetching === document.id}
                onClick={() => onOpen(document)}
              >
                Open
              </BusyButton>
              <IconButton
                variant="surface"
                color="gray"
                highContrast
                aria-label={`Save ${document.fileName}`}
                onClick={() => onSave(document)}
              >
                <Download size={16} aria-hidden />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
