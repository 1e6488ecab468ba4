import { CircleAlert, X } from 'lucide-react';
import { IconButton, ProgressBar, QuietButton } from '../../../ui/index.ts';
import styles from './listing-pictures.module.css';
import type { PictureUpload } from './picture-upload.ts';

interface IncomingPicturesProps {
  readonly uploads: readonly PictureUpload[];
  readonly onCancel: (upload: PictureUpload) => void;
  readonly onRetry: (upload: PictureUpload) => void;
}

/** Files on their way, each with its own progress, and those that were refused, each with its reason. */
export function IncomingPictures({ uploads, onCancel, onRetry }: IncomingPicturesProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.incoming} aria-label="Pictures on their way">
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.problem === null ? (
            <>
              <Thumbnail file={upload.file} />
              <div className={styles.sending}>
                <ProgressBar
                  label={`${upload.sent === null ? 'Waiting' : 'Uploading'}: ${upload.file.name}`}
                  done={Math.round((upload.sent ?? 0) * 100)}
                  {...(upload.sent !== null && { total: 100, figure: `${Math.round(upload.sent * 100)} %` })}
                  onCancel={() => onCancel(upload)}
                />
              </div>
            </>
          ) : (
            <>
              <p className={styles.refused} role="alert">
                <CircleAlert size={16} aria-hidden />
                <span>
                  <strong>{upload.file.name}</strong>: {upload.problem}
                </span>
              </p>
              {upload.mayRetry ? (
                <QuietButton type="button" size="1" onClick={() => onRetry(upload)}>
                  Try again
                </QuietButton>
              ) : null}
              <IconButton
                type="button"
                variant="ghost"
                color="gray"
                aria-label={`Dismiss ${upload.file.name}`}
                onClick={() => onCancel(upload)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The file itself, seen while it is sent. */
const Thumbnail = ({ file }: { readonly file: File }) => (
  <img
    ref={(image) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    }}
    alt=""
    width={64}
    height={48}
    className={styles.thumbnail}
  />
);
