import { ExternalLink, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../../api/index.ts';
import { BusyButton, Button, Dialog, Panel } from '../../../ui/index.ts';
import { useChosenFile } from '../../forms/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { BookingFiles, sizeText } from './booking-files.tsx';
import type { Booking, BookingFile } from './booking.types.ts';
import { bookingFileLimits, sendBookingFile } from './send-file.ts';
import styles from './shared.module.css';

interface OpenedFile {
  readonly file: BookingFile;
  /** Of the fetched file, in this browser alone. */
  readonly address: string;
}

interface FilesPanelProps {
  readonly booking: Pick<Booking, 'id' | 'files' | 'actions'>;
}

const { accepted, mostBytes, mostFiles } = bookingFileLimits;

/** The files of a booking, to look at and, where the server allows it, to add to. */
export function FilesPanel({ booking: { id: bookingId, files, actions } }: FilesPanelProps) {
  const [opened, setOpened] = useState<OpenedFile | null>(null);

  const read = useApiMutation({
    send: async ({ client, signal }, file: BookingFile) => {
      const params = { path: { bookingId, fileId: file.id } };
      const call = client.GET('/bookings/{bookingId}/files/{fileId}', {
        params,
        parseAs: 'arrayBuffer',
        signal,
      });
      // Of the kind that the server found in it, whatever a proxy on the way has made of the answer.
      return new Blob([await answer(call)], { type: file.mediaType }); // Read as one, whatever the contract's types say.
    },
    onDone: (blob, file) => setOpened({ file, address: URL.createObjectURL(blob) }),
    failed: ({ name }) => `${name} couldn’t be loaded.`,
  });
  const add = useApiMutation({
    send: ({ client, signal }, file: File) => sendBookingFile(client, bookingId, file, signal),
    success: ({ message }) => message,
    failed: ({ name }) => `${name} wasn’t added.`,
    invalidates: [['bookings']],
  });
  const { ask, problem, input } = useChosenFile({
    label: 'Add a file',
    accepted,
    mostBytes,
    most: '10 MB',
    onFile: (file) => void add.run(file),
  });
  const close = () => {
    if (opened) URL.revokeObjectURL(opened.address);
    setOpened(null);
  };

  const mayAdd = actions.includes('add_file') && files.length < mostFiles;
  return (
    <Panel
      title="Photos and documents"
      action={
        mayAdd ? (
          <BusyButton variant="surface" color="gray" highContrast busy={add.busy} onClick={ask}>
            <Paperclip size={16} aria-hidden /> Add a file
          </BusyButton>
        ) : null
      }
    >
      <BookingFiles
        files={files}
        fetching={read.busy && read.input ? read.input.id : null}
        onOpen={(file) => void read.run(file)}
      />
      {mayAdd ? (
        <>
          <p className={styles.quiet}>PDF, JPEG, PNG or WebP, up to 10 MB. The other side sees it too.</p>
          {input}
        </>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {opened === null ? null : <OpenedDialog {...opened} onClose={close} />}
    </Panel>
  );
}

/** A picture to look at here; anything else opens in a tab of its own. */
function OpenedDialog({ file, address, onClose }: OpenedFile & { readonly onClose: () => void }) {
  const isPicture = file.mediaType.startsWith('image/');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size={isPicture ? 'large' : 'small'}
      title={file.name}
      description={sizeText(file.sizeBytes)}
      footer={
        <Button asChild>
          <a href={address} target="_blank" rel="noreferrer">
            <ExternalLink size={16} aria-hidden /> Open in a new tab
          </a>
        </Button>
      }
    >
      {isPicture ? <img src={address} alt={file.name} className={styles.picture} /> : null}
    </Dialog>
  );
}
