import { FileText, Image } from 'lucide-react';
import { BusyButton, When } from '../../ui/index.ts';
import type { AttachedFile } from './attached-file.types.ts';
import styles from './attached-files.module.css';
import { isPicture, sizeText } from './file-kinds.ts';

interface FilesViewProps<File extends AttachedFile> {
  readonly files: readonly File[];
  /** Who added a file: "the buyer". */
  readonly byText: (file: File) => string;
  /** The object URLs of fetched pictures by id. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The id of the file that is being fetched; null if there is none. */
  readonly fetching: string | null;
  readonly onOpen: (file: File) => void;
}

/** Thumbnails of photos, and a list of documents below; each opens. */
export function FilesView<File extends AttachedFile>(props: FilesViewProps<File>) {
  const { files, byText, addresses, fetching, onOpen } = props;
  const pictures = files.filter(isPicture);
  const papers = files.filter((file) => !isPicture(file));
  return (
    <>
      {pictures.length === 0 ? null : (
        <ul className={styles.pictures} aria-label="Photos">
          {pictures.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Open ${file.name}`}
                aria-busy={fetching === file.id}
                onClick={() => onOpen(file)}
              >
                {addresses.has(file.id) ? (
                  <img src={addresses.get(file.id)} alt="" />
                ) : (
                  <Image size={24} aria-hidden />
                )}
              </button>
              <p className={styles.name}>{file.name}</p>
              <p className={styles.quiet}>
                By {byText(file)}, <When at={file.addedAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {papers.length === 0 ? null : (
        <ul className={styles.papers} aria-label="Documents">
          {papers.map((file) => (
            <li key={file.id}>
              <FileText size={20} aria-hidden className={styles.icon} />
              <div className={styles.words}>
                <p className={styles.name}>{file.name}</p>
                <p className={styles.quiet}>
                  {sizeText(file.sizeBytes)}, by {byText(file)}, <When at={file.addedAt} />
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
          ))}
        </ul>
      )}
    </>
  );
}
