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
  /** Fetches a file: it needs the session, so that a plain link wouldn't reach it. */
  readonly read: (tools: ReadTools, file: File) => Promise<ArrayBuffer>;
}

/** So many photographs, and none above this size, are fetched to be shown before anybody opens them. */
const [mostShown, mostShownBytes] = [8, 3_000_000];

interface Opened<File extends AttachedFile> {
  readonly file: File;
  readonly blob: Blob;
  /** Of it, in this browser alone, until it is closed. */
  readonly address: string;
}

// Of the kind that the server found in it, whatever a proxy on the way has made of the answer.
const blobOf = (content: ArrayBuffer, { mediaType }: AttachedFile): Blob =>
  new Blob([content], { type: mediaType });

/** The photographs and papers of something, shown small; each opens here. */
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
            // One that is still being fetched opens once it is here.
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
  /** Of it, in this browser alone. */
  readonly address: string;
}

interface FetchedProps<File extends AttachedFile> extends Pick<AttachedFilesProps<File>, 'read'> {
  readonly file: File;
  readonly onFetched: (id: string, picture: FetchedPicture | null) => void;
}

/** Fetches one photograph and says where the browser has it, as long as it is shown. */
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
  /** All that are among the files: from one to the next. */
  readonly pictures: readonly File[];
  readonly onOpen: (file: File) => void;
  readonly onClose: () => void;
}

/** A picture to look at here, with the one before and the one after; anything else opens in a tab of its own. */
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

/** The end keeps the focus, so that the other way can be chosen by the keys. */
const turn = <File extends AttachedFile>(to: File | undefined, onOpen: (file: File) => void) => ({
  'aria-disabled': to === undefined,
  onClick: () => {
    if (to) onOpen(to);
  },
});
