import { Paperclip } from 'lucide-react';
import { answer } from '../../../api/index.ts';
import { BusyButton, Panel } from '../../../ui/index.ts';
import { AttachedFiles } from '../../attached-files/index.ts';
import { photoLimits, useChosenFile } from '../../forms/index.ts';
import { useApiMutation, type ReadTools } from '../../server-data/index.ts';
import type { Booking, BookingFile } from './booking.types.ts';
import { mostBookingFiles, sendBookingFile } from './send-file.ts';
import styles from './shared.module.css';

interface FilesPanelProps {
  readonly booking: Pick<Booking, 'id' | 'files' | 'actions'>;
}

const byTexts: Readonly<Record<BookingFile['by'], string>> = {
  you: 'you',
  buyer: 'the buyer',
  provider: 'the provider',
  admin: 'Quayside',
};
export const fileByText = ({ by }: BookingFile): string => byTexts[by];

/** The files of a booking; files can be added where the server allows it. */
export function FilesPanel({ booking: { id: bookingId, files, actions } }: FilesPanelProps) {
  const read = ({ client, signal }: ReadTools, { id }: BookingFile): Promise<ArrayBuffer> => {
    const params = { path: { bookingId, fileId: id } };
    return answer(
      client.GET('/bookings/{bookingId}/files/{fileId}', { params, parseAs: 'arrayBuffer', signal }),
    );
  };
  const add = useApiMutation({
    send: ({ client, signal }, file: File) => sendBookingFile(client, bookingId, file, signal),
    success: ({ message }) => message,
    failed: ({ name }) => `${name} wasn’t added.`,
    invalidates: [['bookings']],
  });
  const { ask, problem, input } = useChosenFile({
    label: 'Add a file',
    limits: photoLimits,
    onFile: (file) => void add.run(file),
  });

  const mayAdd = actions.includes('add_file') && files.length < mostBookingFiles;
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
      {files.length === 0 ? (
        <p className={styles.quiet}>No photos or documents yet.</p>
      ) : (
        <AttachedFiles files={files} byText={fileByText} read={read} />
      )}
      {mayAdd ? (
        <>
          <p className={styles.quiet}>
            {photoLimits.kinds}, up to {photoLimits.most}. The other side sees it too.
          </p>
          {input}
        </>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Panel>
  );
}
