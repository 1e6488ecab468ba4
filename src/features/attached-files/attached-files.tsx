import { ChevronLeft, ChevronRight, Download, ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button, Dialog, QuietButton, saveFile } from '../../ui/index.ts';
import { useApiMutation, useApiQuery, type ReadTools } from '../server-data/index.ts';
import type { AttachedFile } from './attached-file.types.ts';
import styles from './attached-files.module.css';
import { isPicture, sizeText } from './file-kinds.ts';
import { FilesView } from './files-view.tsx';

interface AttachedFilesProps<File extends AttachedFile> {
  readonly files: readonly File[];
  readonly byText: (file: File) => string;
  /** Fetches a file, which needs the session, so that a plain link would not work. */
  readonly read: (tools: ReadTools, file: File) => Promise<ArrayBuffer>;
}

/** At most this many photos of at most this size in bytes are fetched in advance for their thumbnails. */
const [mostShown, mostShownBytes] = [8, 3_000_000];

interface Opened<File extends AttachedFile> {
  readonly file: File;
  readonly blob: Blob;
  /** The object URL of the file, until the dialog is closed. */
  readonly address: string;
}

// The media type that the server detected, even if a proxy changed the answer's.
const blobOf = (content: ArrayBuffer, { mediaType }: AttachedFile): Blob =>
  new Blob([content], { type: mediaType });

/** Photos and documents as thumbnails that open in a dialog. */
export function AttachedFiles<File extends AttachedFile>(props: AttachedFilesProps<File>) {
  const { files, byText, read } = props;
  const [opened, setOpened] = useState<Opened<File> | null>(null);
  const [fetched, setFetched] = useState<ReadonlyMap<string, FetchedPicture>>(new Map());
  const replace = (next: Opened<File> | null): void => {
    if (opened) URL.revokeObjectURL(opened.address);
    setOpened(next);
  };
  const show = (file: File, blob: Blob): void => replace({ file, blob, address: URL.createObjectURL(blob) });
  const close = (): void => replace(null);
  const fetch = useApiMutation({
    send: async (tools, file: File) => blobOf(await read(tools, file), file),
    onDone: (blob, file) => show(file, blob),
    failed: ({ name }) => `${name} couldn’t be loaded.`,
  });
  const onFetched = useCallback((id: string, picture: FetchedPicture | null) => {
    setFetched((before) => {
      const after = new Map(before);
      if (picture === null) after.delete(id);
      else after.set(id, picture);
      return after;
    });
  }, []);
  const open = (file: File): void => {
    const known = fetched.get(file.id);
    if (known === undefined) void fetch.run(file);
    else show(file, known.blob);
  };
  const shown = files.filter((file) => isPicture(file) && file.sizeBytes <= mostShownBytes);
  return (
    <>
      {shown.slice(0, mostShown).map((file) => (
        <Fetched key={file.id} file={file} read={read} onFetched={onFetched} />
      ))}
      <FilesView
        files={files}
        byText={byText}
        addresses={new Map([...fetched].map(([id, { address }]) => [id, address]))}
        fetching={fetch.busy && fetch.input ? fetch.input.id : null}
        onOpen={open}
      />
      {opened === null ? null : (
        <OpenedDialog
          {...opened}
          pictures={files.filter(isPicture)}
          onOpen={(file) => {
            // A file that is still being fetched opens when it has loaded.
            if (!fetch.busy) open(file);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface FetchedPicture {
  readonly blob: Blob;
  /** The object URL of the file. */
  readonly address: string;
}

interface FetchedProps<File extends AttachedFile> extends Pick<AttachedFilesProps<File>, 'read'> {
  readonly file: File;
  readonly onFetched: (id: string, picture: FetchedPicture | null) => void;
}

/** Fetches one photo and reports its object URL while it is mounted. */
function Fetched<File extends AttachedFile>({ file, read, onFetched }: FetchedProps<File>) {
  const { id } = file;
  const { data: blob } = useApiQuery({
    key: ['attached-files', id],
    read: async (tools) => blobOf(await read(tools, file), file),
    once: true,
  });
  useEffect(() => {
    if (blob === undefined) return undefined;
    const address = URL.createObjectURL(blob);
    onFetched(id, { blob, address });
    return () => {
      onFetched(id, null);
      URL.revokeObjectURL(address);
    };
  }, [blob, id, onFetched]);
  return null;
}

interface OpenedDialogProps<File extends AttachedFile> extends Opened<File> {
  /** All pictures among the files, for paging. */
  readonly pictures: readonly File[];
  readonly onOpen: (file: File) => void;
  readonly onClose: () => void;
}

/** Shows a picture with buttons for the previous and the next one; other files open in a new tab. */
function OpenedDialog<File extends AttachedFile>(props: OpenedDialogProps<File>) {
  const { file, blob, address, pictures, onOpen, onClose } = props;
  const index = pictures.findIndex(({ id }) => id === file.id);
  const hasOthers = index !== -1 && pictures.length > 1;
  const before = hasOthers ? pictures[index - 1] : undefined;
  const after = hasOthers ? pictures[index + 1] : undefined;
  const size = sizeText(file.sizeBytes);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size={isPicture(file) ? 'large' : 'small'}
      title={file.name}
      description={hasOthers ? `Photo ${index + 1} of ${pictures.length} · ${size}` : size}
      footer={
        <>
          {hasOthers ? (
            <span
              className={styles.turn}
              role="group"
              aria-label="Photos"
              onKeyDown={({ key }) => {
                const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
                if (next) onOpen(next);
              }}
            >
              <QuietButton aria-label="Previous photo" {...turn(before, onOpen)}>
                <ChevronLeft size={16} aria-hidden />
              </QuietButton>
              <QuietButton aria-label="Next photo" {...turn(after, onOpen)}>
                <ChevronRight size={16} aria-hidden />
              </QuietButton>
            </span>
          ) : null}
          <QuietButton onClick={() => saveFile(file.name, blob, file.mediaType)}>
            <Download size={16} aria-hidden /> Save
          </QuietButton>
          <Button asChild>
            <a href={address} target="_blank" rel="noreferrer">
              <ExternalLink size={16} aria-hidden /> Open in a new tab
            </a>
          </Button>
        </>
      }
    >
      {isPicture(file) ? <img src={address} alt={file.name} className={styles.picture} /> : null}
    </Dialog>
  );
}

/** The last picture's button keeps the focus, so that the arrow keys still work. */
const turn = <File extends AttachedFile>(to: File | undefined, onOpen: (file: File) => void) => ({
  'aria-disabled': to === undefined,
  onClick: () => {
    if (to) onOpen(to);
  },
});
