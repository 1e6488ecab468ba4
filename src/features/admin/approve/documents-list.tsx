import { Download, FileText, Image } from 'lucide-react';
import { BusyButton, IconButton, When } from '../../../ui/index.ts';
import type { Paper } from './application.types.ts';
import { documentKindLabels, sizeOf } from './application-texts.ts';
import styles from './application.module.css';

interface DocumentsListProps {
  readonly papers: readonly Paper[];
  /** The id of the document that is being fetched; null if there is none. */
  readonly fetching: string | null;
  readonly onOpen: (paper: Paper) => void;
  readonly onSave: (paper: Paper) => void;
}

/** The documents of an application, to view or save. */
export function DocumentsList({ papers, fetching, onOpen, onSave }: DocumentsListProps) {
  if (papers.length === 0)
    return <p className={styles.quiet}>The vendor hasn’t sent any. You can ask for them.</p>;
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => {
        const Icon = paper.mediaType.startsWith('image/') ? Image : FileText;
        return (
          <li key={paper.id} className={styles.paper}>
            <Icon size={20} aria-hidden className={styles.paperIcon} />
            <div className={styles.paperWords}>
              <p className={styles.paperName}>{paper.fileName}</p>
              <p className={styles.quiet}>
                {documentKindLabels[paper.kind]} · {sizeOf(paper.sizeBytes)} ·{' '}
                <When at={paper.uploadedAt} show="day" />
              </p>
            </div>
            <div className={styles.paperActs}>
              <BusyButton
                variant="surface"
                color="gray"
                highContrast
                aria-label={`Open ${paper.fileName}`}
                busy={fetching === paper.id}
                onClick={() => onOpen(paper)}
              >
                Open
              </BusyButton>
              <IconButton
                variant="surface"
                color="gray"
                highContrast
                aria-label={`Save ${paper.fileName}`}
                onClick={() => onSave(paper)}
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
