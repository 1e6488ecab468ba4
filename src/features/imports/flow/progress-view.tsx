import type { EarlierImport, ImportProgress } from '../../../machines/import/index.ts';
import { Notice, ProgressBar } from '../../../ui/index.ts';
import { EarlierNotice } from './earlier-notice.tsx';
import { FlowTitle, type TitleLevel } from './flow-title.tsx';
import { figureOf, isSent, stageTextOf } from './flow-texts.ts';
import styles from './flow.module.css';

interface ProgressViewProps {
  readonly title: string;
  readonly level: TitleLevel;
  readonly fileName: string | null;
  readonly progress: ImportProgress | null;
  readonly isSlow: boolean;
  readonly earlier: EarlierImport | null;
  readonly onCancel: () => void;
}

/** The progress of a step, with a button to stop it. */
export function ProgressView(props: ProgressViewProps) {
  const { title, level, fileName, progress, isSlow, earlier, onCancel } = props;
  const figure = progress ? figureOf(progress) : undefined;
  // Files ahead in the queue are not part of this file's progress, and a file that is sent says nothing of its reading.
  const total = progress === null || progress.unit === 'files' || isSent(progress) ? null : progress.of;
  return (
    <div className={styles.view} data-narrow>
      <header>
        <FlowTitle level={level}>{title}</FlowTitle>
        {fileName === null ? null : <p className={styles.lead}>{fileName}</p>}
      </header>
      <ProgressBar
        label={progress ? stageTextOf(progress) : 'One moment'}
        done={progress && !isSent(progress) ? progress.done : 0}
        {...(total ? { total } : {})}
        {...(figure === undefined ? {} : { figure })}
        onCancel={onCancel}
      />
      {isSlow ? (
        <Notice live title="This is taking longer than usual">
          You can wait, or cancel and try again later. Your progress so far is saved.
        </Notice>
      ) : null}
      {earlier ? <EarlierNotice earlier={earlier} /> : null}
    </div>
  );
}
