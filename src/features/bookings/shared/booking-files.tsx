import { FileText, Image } from 'lucide-react';
import { BusyButton, When } from '../../../ui/index.ts';
import type { BookingFile } from './booking.types.ts';
import styles from './shared.module.css';

interface BookingFilesProps {
  readonly files: readonly BookingFile[];
  /** The id of the file that is being fetched; null when none is. */
  readonly fetching: string | null;
  readonly onOpen: (file: BookingFile) => void;
}

/** "340 kB", "2.4 MB". */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('en-GB')} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;

const byText: Readonly<Record<BookingFile['by'], string>> = {
  you: 'you',
  buyer: 'the buyer',
  provider: 'the provider',
  admin: 'Quayside',
};

/** The photographs and papers of a booking; each opens with its button. */
export function BookingFiles({ files, fetching, onOpen }: BookingFilesProps) {
  if (files.length === 0) return <p className={styles.quiet}>No photos or documents yet.</p>;
  return (
    <ul className={styles.files}>
      {files.map((file) => {
        const Icon = file.mediaType.startsWith('image/') ? Image : FileText;
        return (
          <li key={file.id}>
            <Icon size={20} aria-hidden className={styles.fileIcon} />
            <div className={styles.fileWords}>
              <p className={styles.fileName}>{file.name}</p>
              <p className={styles.quiet}>
                {sizeText(file.sizeBytes)}, by {byText[file.by]}, <When at={file.addedAt} />
              </p>
            </div>
            <BusyButton
              variant="surface"
              color="gray"
              highContrast
              busy={fetching === file.id}
              aria-label={`Open ${file.name}`}
              onClick={() => onOpen(file)}
            >
              Open
            </BusyButton>
          </li>
        );
      })}
    </ul>
  );
}
