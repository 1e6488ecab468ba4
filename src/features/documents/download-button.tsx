import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { BusyButton, saveFile } from '../../ui/index.ts';
import { useApiMutation, type ReadTools } from '../server-data/index.ts';

interface DownloadButtonProps {
  /** Reads the file's content, which needs the session, so that a plain link would not work. */
  readonly read: (tools: ReadTools) => Promise<BlobPart>;
  readonly fileName: string;
  readonly mediaType?: 'application/pdf' | 'text/csv';
  /** The accessible name, if the button's text is not enough; it begins with that text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Loads a document from the server and saves it as a file. */
export function DownloadButton(props: DownloadButtonProps) {
  const { read, fileName, mediaType = 'application/pdf', label, children } = props;
  const download = useApiMutation({
    send: (tools) => read(tools),
    onDone: (content) => saveFile(fileName, content, mediaType),
    failed: () => `${fileName} wasn’t downloaded.`,
  });
  return (
    <BusyButton
      variant="surface"
      color="gray"
      highContrast
      busy={download.busy}
      aria-label={label}
      onClick={() => void download.run(undefined)}
    >
      <Download size={16} aria-hidden /> {children}
    </BusyButton>
  );
}
