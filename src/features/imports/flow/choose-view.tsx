import type { ReactNode } from 'react';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button, FileDrop, Notice } from '../../../ui/index.ts';
import type { ImportFailure, ImportKind } from '../../../machines/import/index.ts';
import { FlowTitle, type TitleLevel } from './flow-title.tsx';
import { kindLabels } from './flow-texts.ts';
import styles from './flow.module.css';
import { listEnds, listHint } from './list-files.ts';

interface ChooseViewProps {
  readonly kind: ImportKind;
  readonly level: TitleLevel;
  /** Why the last file was refused. */
  readonly failure: ImportFailure | null;
  /** What an undo did. */
  readonly notice: string | null;
  /** How a vendor without a list can add listings. */
  readonly withoutList?: ReactNode;
  readonly onChoose: (file: File) => void;
  readonly onDismiss: () => void;
}

const steps = [
  {
    step: 'upload-list',
    title: 'We read it',
    text: 'Just as it is, with no template. We understand headers in more than thirty languages, from English to Greek, Arabic and Japanese.',
  },
  {
    step: 'review',
    title: 'You check it',
    text: 'Each value is shown next to the cell it came from. If something is missing in every row, we ask once.',
  },
  {
    step: 'go-live',
    title: 'We import it',
    text: 'Only what you approved, and you can undo the import for 30 days.',
  },
] as const;

/** Chooses the list, by dropping it anywhere or in a dialog. */
export function ChooseView(props: ChooseViewProps) {
  const { kind, level, failure, notice, withoutList, onChoose, onDismiss } = props;
  const { list } = kindLabels[kind];
  return (
    <div className={styles.view}>
      <header>
        <FlowTitle level={level}>Upload the list you already have</FlowTitle>
        <p className={styles.lead}>Your own {list}, as it is. Nobody sees anything until you approve it.</p>
      </header>
      {notice === null ? null : (
        <Notice tone="success" live title={notice}>
          Your list isn’t lost. You can choose it again at any time.
        </Notice>
      )}
      {failure === null ? null : (
        <Notice
          tone="error"
          live
          title={failure.message}
          action={
            <Button size="1" variant="ghost" color="gray" highContrast onClick={onDismiss}>
              Close
            </Button>
          }
        />
      )}
      <FileDrop
        label={`Drop your ${list} anywhere on this page`}
        hint={listHint}
        accept={listEnds}
        onChoose={onChoose}
      />
      {withoutList}
      <ol className={styles.steps} aria-label="What happens next">
        {steps.map(({ step, title, text }) => (
          <li key={step}>
            <StepDrawing step={step} />
            <div>
              <p className={styles.stepTitle}>{title}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
