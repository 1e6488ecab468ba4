import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { BusyButton, IconButton, useFileInput } from '../../ui/index.ts';
import styles from './photos-to-send.module.css';

/** Limits of a photo or document in the contract. */
export const photoLimits = {
  accepted: 'application/pdf,image/jpeg,image/png,image/webp',
  mostBytes: 10_485_760,
} as const;

interface PhotosToSendProps {
  /** Accessible name of the file input. */
  readonly label: string;
  readonly photos: readonly File[];
  /** Uploaded photos, which are not uploaded again and cannot be removed. */
  readonly sent: ReadonlySet<File>;
  /** How many more can be added. */
  readonly room: number;
  readonly busy: boolean;
  readonly onChange: (photos: readonly File[]) => void;
}

/** Photos that are sent with a form; one that is too large is refused with a message. */
export function PhotosToSend({ label, photos, sent, room, busy, onChange }: PhotosToSendProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = (chosen: readonly File[]) => {
    const good = chosen.filter(({ size }) => size <= photoLimits.mostBytes);
    const tooLarge = chosen.find(({ size }) => size > photoLimits.mostBytes);
    setProblem(tooLarge ? `${tooLarge.name} is larger than 10 MB.` : null);
    onChange([...photos, ...good].slice(0, photos.length + room));
  };
  const { ask, input } = useFileInput(take);
  return (
    <div className={styles.photos}>
      {photos.length === 0 ? null : (
        <ul aria-label="Photos to send">
          {photos.map((photo) => (
            <li key={`${photo.name} ${photo.lastModified} ${photo.size}`}>
              <span>{photo.name}</span>
              <IconButton
                type="button"
                variant="ghost"
                color="gray"
                aria-label={`Remove ${photo.name}`}
                disabled={busy || sent.has(photo)}
                onClick={() => onChange(photos.filter((each) => each !== photo))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <BusyButton
        type="button"
        variant="surface"
        color="gray"
        highContrast
        disabled={room <= 0 || busy}
        onClick={ask}
      >
        <ImagePlus size={16} aria-hidden /> Add photos
      </BusyButton>
      <p className={styles.quiet}>Optional. PDF, JPEG, PNG or WebP, up to 10 MB each.</p>
      <input {...input} multiple accept={photoLimits.accepted} aria-label={label} />
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
