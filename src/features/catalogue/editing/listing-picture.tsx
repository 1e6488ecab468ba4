import { useEffect, useRef, useState } from 'react';
import { answer, type MarketplaceClient } from '../../../api/index.ts';
import { mediaPath } from '../../../lib/media-path.ts';
import { PictureField, ProgressBar, QuietButton } from '../../../ui/index.ts';
import { errorText, toFailure, useApiMutation } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { listingsKey, type ListingKind, type OwnListing } from '../list/listing-kind.ts';
import styles from './listing-picture.module.css';

/** contract: uploadProductPicture, uploadServicePicture */
const mostBytes = 10_485_760;

/** What is surely refused is not sent: bytes are dear at sea. */
function problemOf(file: File): string | null {
  if (file.size > mostBytes) return 'This picture is larger than 10 MB. Choose a smaller file.';
  if (file.type !== '' && (!file.type.startsWith('image/') || file.type === 'image/svg+xml'))
    return 'We can’t read this picture. Use JPEG, PNG, WebP or AVIF.';
  return null;
}

/** The large picture behind the address of a card's, to be put back; null where it can't be had. */
async function readPicture(client: MarketplaceClient, url: string): Promise<File | null> {
  const fileId = url.slice(mediaPath.length).split('?')[0] ?? '';
  const params = { path: { fileId } };
  try {
    const blob = await answer(client.GET('/media/{fileId}', { params, parseAs: 'blob' }));
    return new File([blob], 'picture.webp', { type: 'image/webp' });
  } catch {
    return null; // removed all the same, only without undo
  }
}

interface ListingPictureProps<Item extends OwnListing> {
  readonly kind: Pick<ListingKind<Item>, 'key' | 'noun' | 'savePicture'>;
  readonly item: Item;
}

type Change = { readonly file: File } | { readonly file: null; readonly from: string };

/** The photograph of a listing. It is saved as soon as it is chosen, and goes on where the dialog is closed meanwhile. */
export function ListingPicture<Item extends OwnListing>({ kind, item }: ListingPictureProps<Item>) {
  const { id, name } = item;
  const [picture, setPicture] = useState(item.pictureUrl);
  const [sent, setSent] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<File | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const saving = useApiMutation({
    send: async ({ signal, ...api }, change: Change) => {
      const kept = change.file === null ? await readPicture(api.client, change.from) : null;
      setPicture((await kind.savePicture(api, id, change.file, signal)).pictureUrl);
      return kept;
    },
    onDone: (kept, { file }) => {
      if (file !== null) toast.success(`The picture of ${name} is saved.`);
      else if (kept === null) toast.success(`The picture of ${name} is removed.`);
      // A notice lies behind the dialog, where nothing can be pressed.
      else if (isShown.current) setRemoved(kept);
      else
        toast.success(`The picture of ${name} is removed.`, {
          sticky: true,
          action: { label: 'Undo', onAct: () => void saving.run({ file: kept }) },
        });
    },
    onFailed: (error) => {
      if (!isShown.current)
        toast.error(`The picture of ${name} wasn’t changed.`, { description: errorText(toFailure(error)) });
    },
    invalidates: [listingsKey(kind)],
  });
  /** The file is seen while it is sent. */
  const send = async (file: File) => {
    const address = URL.createObjectURL(file);
    setSent(address);
    setRemoved(null);
    await saving.run({ file });
    setSent(null);
    URL.revokeObjectURL(address);
  };
  const preview = sent ?? picture;
  const error =
    problem ?? (saving.failure && errorText(saving.failure).replace('What you typed', 'Your picture'));

  return (
    <div>
      <PictureField
        label="Picture"
        optional
        picture={picture}
        preview={
          preview === null ? null : (
            <img
              src={preview}
              alt=""
              width={480}
              height={360}
              className={styles.preview}
              data-busy={saving.busy}
            />
          )
        }
        hint="JPEG, PNG, WebP or AVIF, up to 10 MB. Choose it, drop it here or paste it. It’s saved at once."
        {...(error ? { error } : {})}
        onChoose={(file) => {
          if (saving.busy) return;
          const found = problemOf(file);
          setProblem(found);
          if (found === null) void send(file);
        }}
        onRemove={() => {
          setProblem(null);
          if (picture !== null) void saving.run({ file: null, from: picture });
        }}
      />
      {removed === null ? null : (
        <p role="status" className={styles.removed}>
          The picture is removed.
          <QuietButton type="button" onClick={() => void send(removed)}>
            Undo
          </QuietButton>
        </p>
      )}
      {saving.busy ? (
        <ProgressBar
          label={saving.input?.file ? 'Uploading the picture' : 'Removing the picture'}
          done={0}
          onCancel={saving.cancel}
        />
      ) : null}
    </div>
  );
}
