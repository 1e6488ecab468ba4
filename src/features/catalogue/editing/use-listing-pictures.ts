import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answer, ApiError, useApi, type MarketplaceClient } from '../../../api/index.ts';
import { errorText, toFailure, useApiMutation } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { listingsKey, type ListingKind, type OwnListing } from '../list/listing-kind.ts';
import { pictureLimits } from '../../../lib/picture-limits.ts';
import { lookAtPicture } from './picture-files.ts';
import { arranged, type OrderChange } from './picture-order.ts';
import { isUnderWay, uploadOf, uploadsOf, type PictureUpload } from './picture-upload.ts';

/** A picture that was removed, and its place among the others. */
interface Removed {
  readonly file: File;
  readonly place: number;
  readonly warning: string | null;
}

type Change = { readonly upload: PictureUpload } | { readonly order: OrderChange };
type Outcome =
  | { readonly removed: Removed | null }
  | { readonly fileId: string | undefined; readonly warning: string | null };

/** How far the pictures of a listing are, each by their number. */
export interface PictureProgress {
  readonly saved: number;
  readonly underWay: number;
  readonly refused: number;
}

export interface ListingPicturesOptions<Item extends OwnListing> {
  readonly kind: Pick<ListingKind<Item>, 'key' | 'noun' | 'list' | 'pictures'>;
  readonly item: Item;
  /** Sent as soon as it is shown. */
  readonly files?: readonly File[];
  /** Hears of each step of the pictures that are sent. */
  readonly onProgress?: (progress: PictureProgress) => void;
}

/** The large picture of a file, to be put back; null where it can't be had. */
async function readPicture(client: MarketplaceClient, fileId: string): Promise<File | null> {
  const params = { path: { fileId } };
  try {
    const blob = await answer(client.GET('/media/{fileId}', { params, parseAs: 'blob' }));
    return new File([blob], 'picture.webp', { type: 'image/webp' });
  } catch {
    return null; // removed all the same, only without undo
  }
}

const placesList = new Intl.ListFormat('en-GB');

const countText = (count: number): string => (count === 1 ? 'The picture' : `${count} pictures`);
const areText = (count: number): string => (count === 1 ? 'is' : 'are');
const refusedForGood = (code: string): boolean => code.startsWith('PICTURE_') || code === 'PRODUCT_SHARED';

/** The pictures of a listing. Each change is saved at once, one after the other, and goes on where the screen is left meanwhile. */
export function useListingPictures<Item extends OwnListing>(options: ListingPicturesOptions<Item>) {
  const { kind, item, files = [], onProgress } = options;
  const { id, name } = item;
  const [pictures, setPictures] = useState(item.pictures);
  const saved = useRef(item.pictures);
  /** Changes of the order that are shown already, and not yet saved. */
  const [orders, setOrders] = useState<readonly OrderChange[]>([]);
  const [uploads, setUploads] = useState<readonly PictureUpload[]>(() =>
    files.map((file) => uploadOf({ file })),
  );
  const [warnings, setWarnings] = useState<Readonly<Record<string, string | null>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [savedText, setSavedText] = useState<string | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const canceled = useRef(new Set<string>());
  /** Of the uploads that were sent together: how many are left, are saved, and of these were put back. */
  const batch = useRef({ left: 0, saved: 0, back: 0 });
  const isShown = useRef(true);

  const show = (next: OwnListing['pictures']) => {
    saved.current = next;
    setPictures(next);
  };
  const setUpload = (key: string, change: Partial<PictureUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  /** Those that can't be sent: a next choice, and a place that is free again, leave nothing of them to say. */
  const dropUnfit = () => setUploads((all) => all.filter((each) => isUnderWay(each) || each.mayRetry));
  const dropUpload = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  const api = useApi();
  /** Shows what is left after another window removed pictures, and says which are gone; null if none is. */
  const dropGone = async (): Promise<string | null> => {
    const asked = { q: name.slice(0, 100), sort: 'name', limit: 200 };
    try {
      const { items } = await kind.list({ ...api, signal: new AbortController().signal }, asked);
      const now = items.find((each) => each.id === id)?.pictures;
      if (now === undefined) return null;
      const isLeft = (fileId: string): boolean => now.some((each) => each.fileId === fileId);
      const places = saved.current.flatMap(({ fileId }, at) => (isLeft(fileId) ? [] : [String(at + 1)]));
      if (places.length === 0) return null;
      show(now);
      return `${places.length === 1 ? 'Picture' : 'Pictures'} ${placesList.format(places)} ${places.length === 1 ? 'was' : 'were'} removed in another window, so ${places.length === 1 ? 'it is' : 'they are'} gone here too. Your change wasn’t saved: make it again if you still want it.`;
    } catch (error) {
      if (error instanceof ApiError) return null; // What was refused says less, but enough.
      throw error;
    }
  };

  const saving = useApiMutation<Change, Outcome>({
    send: async ({ signal, ...api }, change) => {
      if ('order' in change) {
        const before = saved.current.map(({ fileId }) => fileId);
        const { key, place } = change.order;
        const file = place === null ? await readPicture(api.client, key) : null;
        show((await kind.pictures.arrange(api, id, arranged(before, change.order), signal)).pictures);
        return { removed: file && { file, place: before.indexOf(key), warning: warnings[key] ?? null } };
      }
      const { key, file, place, warning: known } = change.upload;
      const onSent = (share: number) => setUpload(key, { sent: share });
      onSent(0);
      const [{ pictures: added }, { warning: seen }] = await Promise.all([
        kind.pictures.add(api, id, file, { signal, onSent }),
        lookAtPicture(file),
      ]);
      const fileIds = added.map(({ fileId }) => fileId);
      const last = fileIds.at(-1);
      if (place === null || last === undefined || place >= fileIds.length - 1) show(added);
      else {
        const order = arranged(fileIds, { key: last, place });
        show((await kind.pictures.arrange(api, id, order, signal)).pictures);
      }
      // What is put back comes from the site, in another size.
      return { fileId: last, warning: known ?? seen };
    },
    onDone: (outcome, change) => {
      if ('upload' in change) dropUpload(change.upload.key);
      if ('fileId' in outcome) {
        batch.current.saved += 1;
        if ('upload' in change && change.upload.place !== null) batch.current.back += 1;
        if (outcome.fileId !== undefined)
          setWarnings((all) => ({ ...all, [outcome.fileId ?? '']: outcome.warning }));
      } else if (outcome.removed !== null) {
        const { removed: gone } = outcome;
        // A notice lies behind the dialog, where nothing can be pressed.
        if (isShown.current) setRemoved((all) => [...all, gone]);
        else offerUndo([gone]);
      }
    },
    onFailed: async (error, change) => {
      const failure = toFailure(error);
      const reason = errorText(failure).replace('What you typed', 'Your pictures');
      if ('order' in change) {
        const gone = failure.code === 'VALIDATION' ? await dropGone() : null;
        setProblem(gone ?? reason);
      }
      if ('upload' in change) {
        const { upload } = change;
        setUpload(upload.key, { problem: reason, mayRetry: !refusedForGood(failure.code) });
      }
      if (!isShown.current) toast.error(`The pictures of ${name} weren’t changed.`, { description: reason });
    },
    invalidates: [listingsKey(kind)],
  });

  /** After whatever else is under way. */
  const inTurn = (change: Change, isWanted = () => true): Promise<boolean> => {
    const next = turn.current.then(() => isWanted() && saving.run(change));
    turn.current = next;
    return next;
  };
  const send = async (upload: PictureUpload) => {
    const { key } = upload;
    batch.current.left += 1;
    const isSaved = await inTurn({ upload }, () => !canceled.current.has(key));
    // One that was refused stays, with its reason.
    if (!isSaved && canceled.current.has(key)) dropUpload(key);
    batch.current.left -= 1;
    const { left, saved: count, back } = batch.current;
    if (left > 0 || count === 0) return;
    batch.current = { left: 0, saved: 0, back: 0 };
    const what = `${areText(count)} ${back === count ? 'back' : 'saved'}.`;
    if (isShown.current) setSavedText(`${countText(count)} ${what}`);
    else toast.success(`${countText(count)} of ${name} ${what}`);
  };
  const add = (added: readonly PictureUpload[]) => {
    setUploads((all) => [...all, ...added]);
    setSavedText(null);
    for (const upload of added.filter(isUnderWay)) void send(upload);
  };
  /** The last that was removed comes back first: then each has its old place. */
  const putBack = (gone: readonly Removed[]) => add(gone.toReversed().map(uploadOf));
  const offerUndo = (gone: readonly Removed[]) =>
    toast.success(`${countText(gone.length)} of ${name} ${areText(gone.length)} removed.`, {
      sticky: true,
      action: { label: 'Undo', onAction: () => putBack(gone) },
    });

  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (!hasBegun.current) for (const upload of uploads) void send(upload);
    hasBegun.current = true;
  });
  const leave = useEffectEvent(() => {
    if (removed.length > 0) offerUndo(removed);
  });
  useEffect(() => {
    isShown.current = true;
    begin();
    return () => {
      isShown.current = false;
      leave();
    };
  }, []);
  const underWay = uploads.filter(isUnderWay).length;
  const refused = uploads.length - underWay;
  const tell = useEffectEvent((progress: PictureProgress) => onProgress?.(progress));
  useEffect(() => {
    tell({ saved: pictures.length, underWay, refused });
  }, [pictures.length, underWay, refused]);

  const ids = orders.reduce<readonly string[]>(
    arranged,
    pictures.map(({ fileId }) => fileId),
  );
  const room = pictureLimits.perListing - ids.length - underWay;
  return {
    shown: ids.flatMap((fileId) => {
      const picture = pictures.find((each) => each.fileId === fileId);
      return picture === undefined
        ? []
        : [{ key: fileId, url: picture.url, warning: warnings[fileId] ?? null }];
    }),
    uploads,
    room,
    problem,
    removed: removed.length,
    savedText,
    choose: (chosen: readonly File[]) => {
      setProblem(null);
      dropUnfit();
      add(uploadsOf(chosen, room));
    },
    change: (order: OrderChange) => {
      setProblem(null);
      // It would still count a picture that is removed now.
      setSavedText(null);
      dropUnfit();
      setOrders((all) => [...all, order]);
      void inTurn({ order }).then(() => setOrders((all) => all.filter((each) => each !== order)));
    },
    undo: () => {
      setRemoved([]);
      putBack(removed);
    },
    cancel: (upload: PictureUpload) => {
      canceled.current.add(upload.key);
      if (upload.sent !== null && upload.problem === null) saving.cancel();
      else dropUpload(upload.key);
    },
    retry: (upload: PictureUpload) => {
      setUpload(upload.key, { problem: null, sent: null });
      void send(upload);
    },
  };
}
