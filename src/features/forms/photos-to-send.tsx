import { FileText, ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BusyButton, IconButton, useFileInput } from '../../ui/index.ts';
import { fileProblem, photoLimits } from './file-limits.ts';
import styles from './photos-to-send.module.css';

interface PhotosToSendProps {
  /** Accessible name of the file input. */
  readonly label: string;
  readonly photos: readonly File[];
  /** Uploaded photos, which are not uploaded again and cannot be removed. */
  readonly sent: ReadonlySet<File>;
  /** How many more can be added. */
  readonly room: number;
  readonly busy: boolean;
  /** A function, because several photos can turn out to be broken at the same moment. */
  readonly onChange: (change: (photos: readonly File[]) => readonly File[]) => void;
}

const keyOf = ({ name, lastModified, size }: File): string => `${name} ${lastModified} ${size}`;

/** Photos that are sent with a form, with thumbnails; files that cannot be sent are refused with a message that names them. */
export function PhotosToSend({ label, photos, sent, room, busy, onChange }: PhotosToSendProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  // The button that was pressed stands below them, perhaps at a dialog's end.
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'center' });
  }, [problems]);
  const take = (chosen: readonly File[]) => {
    const known = new Set(photos.map(keyOf));
    const judged = chosen
      .filter((file) => !known.has(keyOf(file)))
      .map((file) => ({ file, problem: fileProblem(file, photoLimits) }));
    const good = judged.filter(({ problem }) => problem === null).map(({ file }) => file);
    const noRoom = good
      .slice(Math.max(0, room))
      .map(({ name }) => `${name} wasn’t added: no more photos fit.`);
    setProblems([...judged.flatMap(({ problem }) => problem ?? []), ...noRoom]);
    onChange((before) => [...before, ...good].slice(0, photos.length + room));
  };
  const remove = (photo: File) => onChange((before) => before.filter((each) => each !== photo));
  const { ask, input } = useFileInput(take);
  return (
    <div className={styles.photos}>
      {problems.length === 0 ? null : (
        <p ref={said} role="alert" className={styles.problem}>
          {problems.join('\n')}
        </p>
      )}
      {photos.length === 0 ? null : (
        <ul aria-label="Photos to send">
          {photos.map((photo) => (
            <li key={keyOf(photo)}>
              <Thumbnail
                photo={photo}
                onBroken={() => {
                  setProblems((before) => [...before, `${photo.name} can’t be opened as a picture.`]);
                  remove(photo);
                }}
              />
              <span className={styles.name}>{photo.name}</span>
              <IconButton
                type="button"
                variant="ghost"
                color="gray"
                aria-label={`Remove ${photo.name}`}
                disabled={busy || sent.has(photo)}
                onClick={() => remove(photo)}
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
      <p className={styles.quiet}>
        Optional. {photoLimits.kinds}, up to {photoLimits.most} each.
      </p>
      <input {...input} multiple accept={photoLimits.accepted} aria-label={label} />
    </div>
  );
}

interface ThumbnailProps {
  readonly photo: File;
  /** Called if the browser cannot decode it as a picture. */
  readonly onBroken: () => void;
}

/** The thumbnail of a photo, or an icon for a document. */
function Thumbnail({ photo, onBroken }: ThumbnailProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current === null) return undefined;
    const address = URL.createObjectURL(photo);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return (
    <span className={styles.thumbnail}>
      {photo.type.startsWith('image/') ? (
        <img ref={image} alt="" onError={onBroken} />
      ) : (
        <FileText size={20} aria-hidden />
      )}
    </span>
  );
}
