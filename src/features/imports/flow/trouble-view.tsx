import { useState, type ReactNode } from 'react';
import type { ImportFailure } from '../../../machines/import/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { Button, FileDrop, QuietButton } from '../../../ui/index.ts';
import { FlowTitle, type TitleLevel } from './flow-title.tsx';
import styles from './flow.module.css';
import { listEnds, listHint } from './list-files.ts';

/** The machine's states in which something has to be fixed. */
export type TroubleState =
  | 'notOpened'
  | 'notUploaded'
  | 'readerStopped'
  | 'kept'
  | 'notKept'
  | 'notImported'
  | 'cutOff';

interface TroubleTexts {
  /** The title without a failure: the user stopped it. */
  readonly stopped: string;
  readonly saved: (fileName: string) => ReactNode;
  readonly retry: string;
  readonly back: string;
}

const texts: Record<TroubleState, TroubleTexts> = {
  notOpened: {
    stopped: 'You cancelled the search for an unfinished list.',
    saved: () => 'Anything you started is saved and can be opened again.',
    retry: 'Look again',
    back: 'Start a new list',
  },
  notUploaded: {
    stopped: 'You stopped the upload.',
    saved: (fileName) =>
      `“${fileName}” is still on this page, so you can upload it again without choosing it again.`,
    retry: 'Upload it again',
    back: 'Choose another file',
  },
  readerStopped: {
    stopped: 'Our reader stopped while reading the list.',
    saved: (fileName) =>
      `“${fileName}” is saved. While this page is open, we continue as soon as the reader is back. You can also leave and continue from your listings later.`,
    retry: 'Read it again now',
    back: 'Choose another file',
  },
  kept: {
    stopped: 'You stopped reading the list.',
    saved: (fileName) =>
      `“${fileName}” is saved. We can read it again now or when you come back, on any device.`,
    retry: 'Read it again',
    back: 'Choose another file',
  },
  notKept: {
    stopped: 'You stopped saving what we read.',
    saved: (fileName) => `“${fileName}” is saved, and what we read is still on this page.`,
    retry: 'Save it now',
    back: 'Choose another file',
  },
  notImported: {
    stopped: 'You stopped the import.',
    saved: () =>
      'Your list and all your changes are saved. Nothing appears in your shop until everything is imported, and trying again won’t import anything twice.',
    retry: 'Import again',
    back: 'Back to the review',
  },
  cutOff: {
    stopped: 'The page was closed or the connection dropped before the import finished.',
    saved: (fileName) =>
      `“${fileName}” and all your changes are saved. Nothing appears in your shop yet, and continuing won’t import anything twice.`,
    retry: 'Continue import',
    back: 'Back to the review',
  },
};

/** Refusals of the parser that retrying with the same file cannot fix (codes of openapi/ai-parser.yaml). */
const refusedAsItIs: ReadonlySet<string> = new Set([
  'FILE_UNREADABLE',
  'FILE_EMPTY',
  'FILE_PROTECTED',
  'FILE_NOT_A_LIST',
  'FILE_KIND_NOT_READ',
  'TOO_MANY_ROWS',
]);

/** The kind of a file by its extension. */
const kindsByEnd: Readonly<Record<string, string>> = {
  pdf: 'a PDF',
  xlsx: 'a workbook',
  xlsm: 'a workbook',
  xls: 'a workbook',
  ods: 'a workbook',
  jpg: 'a picture',
  jpeg: 'a picture',
  png: 'a picture',
};

/**
 * The message for a file whose content is not of its extension's kind, which is therefore damaged. Asking for a PDF
 * would not help a vendor who has just sent one.
 */
function damagedText({ code }: ImportFailure, fileName: string): string | null {
  const kind = kindsByEnd[fileName.split('.').at(-1)?.toLowerCase() ?? ''];
  return code !== 'FILE_KIND_NOT_READ' || kind === undefined
    ? null
    : `“${fileName}” seems to be damaged: there isn’t ${kind} in it. Please open it, save it again and send that.`;
}

/** What the machine calls a failure of the reader, about which its code says more. */
const readerFailed = 'AI parsing failed';

function readerText({ code }: ImportFailure): string {
  if (code === 'ABORTED') return 'Our reader stopped while it read the list.';
  return code === 'UNAVAILABLE'
    ? 'Our reader isn’t available right now.'
    : 'Our reader couldn’t finish this list.';
}

interface TroubleViewProps {
  readonly state: TroubleState;
  readonly title: string;
  readonly level: TitleLevel;
  readonly fileName: string;
  readonly failure: ImportFailure | null;
  /** What is offered instead of a list, like typing an item in. */
  readonly withoutList?: ReactNode;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  /** Takes another file in place of an unreadable one. */
  readonly onFile: (file: File) => void;
  /** Opens the marking of names and prices, for a list that was not understood. */
  readonly onPoint?: () => void;
}

/** Something failed: what happened, what was kept, what to do. */
export function TroubleView({
  state,
  title,
  level,
  fileName,
  failure,
  withoutList,
  onRetry,
  onBack,
  onFile,
  onPoint,
}: TroubleViewProps) {
  const { stopped, saved, retry, back } = texts[state];
  const needsAnotherFile = state === 'kept' && failure !== null && refusedAsItIs.has(failure.code);
  const isOfReader = failure?.message === readerFailed;
  const refusal =
    failure && (damagedText(failure, fileName) ?? (isOfReader ? readerText(failure) : failure.message));
  // Shown anew after each try.
  const [failedAt] = useState(() => new Date().toLocaleTimeString('en-GB'));
  return (
    <div className={styles.view} data-narrow>
      <EmptyDrawing scene={failure === null ? 'nothing-here' : 'offline'} className={styles.drawing} />
      <header>
        <FlowTitle level={level}>{needsAnotherFile ? 'We couldn’t read this list' : title}</FlowTitle>
      </header>
      <div role="alert" className={styles.trouble} data-failed={failure !== null}>
        <p className={styles.message}>{refusal ?? stopped}</p>
        {failure?.code === 'NETWORK_ERROR' ? (
          <p>We couldn’t reach Quayside. Check your connection and try again.</p>
        ) : null}
        {isOfReader ? (
          <p className={styles.code}>
            {readerFailed}, last tried at {failedAt}.
          </p>
        ) : null}
        {failure?.retryAfterSeconds ? <p>You can try again in {failure.retryAfterSeconds} seconds.</p> : null}
      </div>
      <p className={styles.lead}>
        {needsAnotherFile
          ? `“${fileName}” is saved until you choose another file. Reading the same file again will give the same result.`
          : saved(fileName)}
      </p>
      {needsAnotherFile ? (
        <FileDrop
          label="Drop another list anywhere on this page"
          button={back}
          hint={listHint}
          accept={listEnds}
          onChoose={onFile}
        />
      ) : null}
      <div className={styles.actions}>
        {state === 'kept' && failure?.code === 'FILE_NOT_A_LIST' && onPoint ? (
          <Button size="3" variant="surface" onClick={onPoint}>
            Mark names and prices
          </Button>
        ) : null}
        {needsAnotherFile ? null : (
          <>
            <Button size="3" onClick={onRetry}>
              {retry}
            </Button>
            <QuietButton size="3" onClick={onBack}>
              {back}
            </QuietButton>
          </>
        )}
      </div>
      {state === 'kept' || state === 'readerStopped' ? withoutList : null}
      {failure ? <p className={styles.code}>For support: {failure.code}</p> : null}
    </div>
  );
}
