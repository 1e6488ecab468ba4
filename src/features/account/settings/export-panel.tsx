import { Download } from 'lucide-react';
import { BusyButton, Notice, Panel } from '../../../ui/index.ts';
import { wordsOf } from '../form/form-failure.ts';
import type { Submission } from '../form/use-submission.ts';
import { WaitNotice } from '../form/wait-notice.tsx';
import styles from './settings.module.css';

/** Everything that is held about the person, as one file. */
export function ExportPanel({ submission }: { submission: Submission<void> }) {
  const { busy, slow, failure, run, cancel } = submission;
  return (
    <Panel title="Your data" description="Everything we hold about you, as one file (JSON).">
      <div className={styles.stack}>
        {failure ? <Notice tone="error" live title={wordsOf(failure)} /> : null}
        <WaitNotice slow={slow} onCancel={cancel} />
        <div>
          <BusyButton variant="surface" color="gray" highContrast busy={busy} onClick={() => void run()}>
            <Download size={16} aria-hidden />
            Download my data
          </BusyButton>
        </div>
      </div>
    </Panel>
  );
}
