import type { ReactNode } from 'react';
import type { ImportFailure } from '../../../machines/import/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { Button } from '../../../ui/index.ts';
import { FlowTitle, type TitleLevel } from './flow-title.tsx';
import styles from './flow.module.css';

/** The machine's states that something has to be mended in. */
export type TroubleState = 'notOpened' | 'notUploaded' | 'kept' | 'notKept' | 'notImported' | 'cutOff';

interface TroubleWords {
  /** While there is no failure: one stopped it oneself. */
  readonly stopped: string;
  readonly kept: (fileName: string) => ReactNode;
  readonly retry: string;
  readonly back: string;
}

const words: Record<TroubleState, TroubleWords> = {
  notOpened: {
    stopped: 'You stopped looking for a list you began.',
    kept: () => 'Whatever you began is kept with us and can be opened again.',
    retry: 'Look again',
    back: 'Begin a new list',
  },
  notUploaded: {
    stopped: 'You stopped sending it.',
    kept: (fileName) =>
      `“${fileName}” is still here on this page: it can be sent again without choosing it anew.`,
    retry: 'Send it again',
    back: 'Choose another file',
  },
  kept: {
    stopped: 'You stopped the reading.',
    kept: (fileName) =>
      `“${fileName}” is kept with us: it can be read again now, or when you come back, on any device.`,
    retry: 'Read it again',
    back: 'Choose another file',
  },
  notKept: {
    stopped: 'You stopped keeping what was read.',
    kept: (fileName) => `“${fileName}” is kept with us, and what was read is still here on this page.`,
    retry: 'Keep it now',
    back: 'Choose another file',
  },
  notImported: {
    stopped: 'You stopped the import.',
    kept: () =>
      'Your list and everything you changed are kept. Nothing shows in your shop before all of it is there, and trying again imports nothing twice.',
    retry: 'Import again',
    back: 'Back to the review',
  },
  cutOff: {
    stopped: 'The page was closed, or the connection broke, before all of it had arrived.',
    kept: (fileName) =>
      `“${fileName}” and everything you changed are kept. Nothing of it shows in your shop yet; going on imports nothing twice.`,
    retry: 'Go on importing',
    back: 'Back to the review',
  },
};

/** The reader's refusals that reading the very same file again cannot mend (codes of openapi/ai-parser.yaml). */
const refusedAsItIs: ReadonlySet<string> = new Set([
  'FILE_UNREADABLE',
  'FILE_EMPTY',
  'FILE_PROTECTED',
  'FILE_NOT_A_LIST',
  'FILE_KIND_NOT_READ',
  'TOO_MANY_ROWS',
]);

interface TroubleViewProps {
  readonly state: TroubleState;
  readonly title: string;
  readonly level: TitleLevel;
  readonly fileName: string;
  readonly failure: ImportFailure | null;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** Something was not done: what happened, what is kept, what to do. */
export function TroubleView({ state, title, level, fileName, failure, onRetry, onBack }: TroubleViewProps) {
  const { stopped, kept, retry, back } = words[state];
  const needsAnotherFile = state === 'kept' && failure !== null && refusedAsItIs.has(failure.code);
  const again = { label: retry, press: onRetry };
  const other = { label: back, press: onBack };
  const [first, second] = needsAnotherFile ? [other, again] : [again, other];
  return (
    <div className={styles.view} data-narrow>
      <EmptyDrawing scene={failure === null ? 'nothing-here' : 'offline'} className={styles.drawing} />
      <header>
        <FlowTitle level={level}>{needsAnotherFile ? 'We could not read this list' : title}</FlowTitle>
      </header>
      <div role="alert" className={styles.trouble} data-failed={failure !== null}>
        <p className={styles.message}>{failure?.message ?? stopped}</p>
        {failure?.code === 'NETWORK_ERROR' ? (
          <p>Quayside could not be reached. Look at your connection, then try again.</p>
        ) : null}
        {failure?.retryAfterSeconds ? (
          <p>It can be tried again in {failure.retryAfterSeconds} seconds.</p>
        ) : null}
      </div>
      <p className={styles.lead}>
        {needsAnotherFile
          ? `“${fileName}” is kept with us until you choose another. As it is, reading it again will end the same way.`
          : kept(fileName)}
      </p>
      <div className={styles.actions}>
        <Button size="3" onClick={first.press}>
          {first.label}
        </Button>
        <Button size="3" variant="surface" color="gray" highContrast onClick={second.press}>
          {second.label}
        </Button>
      </div>
      {failure ? <p className={styles.code}>For support: {failure.code}</p> : null}
    </div>
  );
}
