import { Download } from 'lucide-react';
import { BusyButton, Notice, Panel } from '../../../ui/index.ts';
import { errorText, type ApiMutation } from '../../server-data/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import styles from './settings.module.css';

/** Exports all data about the user as one file. */
export function ExportPanel({ submission }: { submission: ApiMutation<void> }) {
  const { busy, slow, failure, run, cancel } = submission;
  return (
    <Panel title="Your data" description="Everything we hold about you, as one file (JSON).">
      <div className={styles.stack}>
        {failure ? <Notice tone="error" live title={errorText(failure)} /> : null}
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
