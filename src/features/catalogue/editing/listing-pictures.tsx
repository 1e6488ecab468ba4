import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { answer, type MarketplaceClient } from '../../../api/index.ts';
import { IconButton, PictureField, ProgressBar, QuietButton } from '../../../ui/index.ts';
import { errorText, toFailure, useApiMutation } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { listingsKey, type ListingKind, type OwnListing } from '../list/listing-kind.ts';
import styles from './listing-pictures.module.css';

/** contract: uploadProductPicture, uploadServicePicture */
const mostBytes = 10_485_760;
/** contract: ListingPictures */
const mostPictures = 8;

/** What the server would certainly refuse is not sent, since data is expensive at sea. */
function problemOf(file: File): string | null {
  if (file.size > mostBytes) return 'This picture is larger than 10 MB. Choose a smaller file.';
  if (file.type !== '' && (!file.type.startsWith('image/') || file.type === 'image/svg+xml'))
    return 'We can’t read this picture. Use JPEG, PNG, WebP or AVIF.';
  return null;
}

/** The file of a picture, for undo; null if it cannot be read. */
async function readPicture(client: MarketplaceClient, fileId: string): Promise<File | null> {
  const params = { path: { fileId } };
  try {
    const blob = await answer(client.GET('/media/{fileId}', { params, parseAs: 'blob' }));
    return new File([blob], 'picture.webp', { type: 'image/webp' });
  } catch {
    return null; // The picture is removed anyway, without undo.
  }
}

interface ListingPicturesProps<Item extends OwnListing> {
  readonly kind: Pick<ListingKind<Item>, 'key' | 'noun' | 'pictures'>;
  readonly item: Item;
}

/** A removed picture and its position. */
interface Removed {
  readonly file: File;
  readonly place: number;
}

type Change =
  /** A null position adds it at the end. */
  | { readonly file: File; readonly place: number | null }
  | { readonly fileIds: readonly string[]; readonly removed: string | null };

/** The same ids with one at another position. */
function movedTo(fileIds: readonly string[], fileId: string, place: number): readonly string[] {
  const others = fileIds.filter((each) => each !== fileId);
  return [...others.slice(0, place), fileId, ...others.slice(place)];
}

/** The pictures of a listing in order. Each change is saved at once, and continues if the dialog is closed. */
export function ListingPictures<Item extends OwnListing>({ kind, item }: ListingPicturesProps<Item>) {
  const { id, name } = item;
  const [pictures, setPictures] = useState(item.pictures);
  const [sent, setSent] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const list = useRef<HTMLOListElement>(null);
  /** The button of the picture that was moved last. */
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    // A moved button loses the focus; at the first or last position only the opposite button is left.
    const [fileId] = pressed.current.split(' ');
    const button =
      list.current?.querySelector<HTMLElement>(`[data-press="${pressed.current}"]:enabled`) ??
      list.current?.querySelector<HTMLElement>(`[data-press^="${fileId}"]:enabled`);
    pressed.current = null;
    button?.focus();
  }, [pictures]);

  const saving = useApiMutation({
    send: async ({ signal, ...api }, change: Change) => {
      if ('fileIds' in change) {
        const kept = change.removed === null ? null : await readPicture(api.client, change.removed);
        setPictures((await kind.pictures.arrange(api, id, change.fileIds, signal)).pictures);
        return kept;
      }
      const added = (await kind.pictures.add(api, id, change.file, signal)).pictures;
      const fileIds = added.map(({ fileId }) => fileId);
      const last = fileIds.at(-1);
      const isLast = change.place === null || change.place === fileIds.length - 1 || last === undefined;
      setPictures(
        isLast
          ? added
          : (await kind.pictures.arrange(api, id, movedTo(fileIds, last, change.place), signal)).pictures,
      );
      return null;
    },
    onDone: (kept, change) => {
      if ('file' in change) toast.success(`The picture of ${name} is saved.`);
      else if (change.removed !== null) {
        const place = pictures.findIndex(({ fileId }) => fileId === change.removed);
        if (kept === null) toast.success(`The picture of ${name} is removed.`);
        // A toast would be behind the dialog, where nothing can be pressed.
        else if (isShown.current) setRemoved({ file: kept, place });
        else
          toast.success(`The picture of ${name} is removed.`, {
            sticky: true,
            action: { label: 'Undo', onAction: () => void saving.run({ file: kept, place }) },
          });
      }
    },
    onFailed: (error) => {
      if (!isShown.current)
        toast.error(`The pictures of ${name} weren’t changed.`, { description: errorText(toFailure(error)) });
    },
    invalidates: [listingsKey(kind)],
  });
  /** The picture is shown while it is uploaded. */
  const send = async (file: File, place: number | null = null) => {
    const address = URL.createObjectURL(file);
    setSent(address);
    setRemoved(null);
    await saving.run({ file, place });
    setSent(null);
    URL.revokeObjectURL(address);
  };
  const ids = pictures.map(({ fileId }) => fileId);
  const arrange = (fileIds: readonly string[], gone: string | null) => {
    if (saving.busy) return;
    setProblem(null);
    setRemoved(null);
    void saving.run({ fileIds, removed: gone });
  };
  const move = (fileId: string, place: number, press: string) => {
    pressed.current = press;
    arrange(movedTo(ids, fileId, place), null);
  };
  const error =
    problem ?? (saving.failure && errorText(saving.failure).replace('What you typed', 'Your pictures'));
  const isFull = pictures.length >= mostPictures;

  return (
    <div>
      {pictures.length === 0 ? null : (
        <ol ref={list} className={styles.pictures} aria-label="Pictures" data-busy={saving.busy}>
          {pictures.map(({ fileId, url }, place) => (
            <li key={fileId}>
              <img src={url} alt="" width={480} height={360} className={styles.preview} />
              {place === 0 ? <span className={styles.cover}>Cover</span> : null}
              <div className={styles.buttons}>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Move picture ${place + 1} earlier`}
                  data-press={`${fileId} earlier`}
                  disabled={place === 0}
                  onClick={() => move(fileId, place - 1, `${fileId} earlier`)}
                >
                  <ArrowLeft size={16} aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Move picture ${place + 1} later`}
                  data-press={`${fileId} later`}
                  disabled={place === pictures.length - 1}
                  onClick={() => move(fileId, place + 1, `${fileId} later`)}
                >
                  <ArrowRight size={16} aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Remove picture ${place + 1}`}
                  onClick={() =>
                    arrange(
                      ids.filter((each) => each !== fileId),
                      fileId,
                    )
                  }
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </div>
            </li>
          ))}
        </ol>
      )}
      {isFull ? (
        <p className={styles.full}>There are {mostPictures} pictures, the most there can be.</p>
      ) : (
        <PictureField
          label={pictures.length === 0 ? 'Pictures' : 'Another picture'}
          optional
          picture={null}
          preview={
            sent === null ? null : (
              <img src={sent} alt="" width={480} height={360} className={styles.preview} data-busy />
            )
          }
          hint={`JPEG, PNG, WebP or AVIF, up to 10 MB; up to ${mostPictures} pictures. Choose it, drop it here or paste it. It’s saved at once, and the first one is the cover that lists show.`}
          {...(error ? { error } : {})}
          onChoose={(file) => {
            if (saving.busy) return;
            const found = problemOf(file);
            setProblem(found);
            if (found === null) void send(file);
          }}
        />
      )}
      {removed === null ? null : (
        <p role="status" className={styles.removed}>
          The picture is removed.
          <QuietButton type="button" onClick={() => void send(removed.file, removed.place)}>
            Undo
          </QuietButton>
        </p>
      )}
      {saving.busy ? (
        <ProgressBar
          label={saving.input && 'file' in saving.input ? 'Uploading the picture' : 'Saving the pictures'}
          done={0}
          onCancel={saving.cancel}
        />
      ) : null}
    </div>
  );
}
