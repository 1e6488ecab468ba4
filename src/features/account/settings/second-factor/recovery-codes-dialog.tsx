import { copyText } from '../../../../browser/copy-text.ts';
import { Button, Dialog, Notice, QuietButton, saveFile } from '../../../../ui/index.ts';
import { toast } from '../../../toasts/index.ts';
import settings from '../settings.module.css';
import styles from './second-factor.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onLeave: () => void;
}

const fileOf = (codes: readonly string[]) =>
  ['Recovery codes for Quayside. Each works once.', '', ...codes, ''].join('\n');

async function copy(codes: readonly string[]): Promise<void> {
  if (await copyText(codes.join('\n'))) toast.success('Your recovery codes are copied.');
  else toast.warning('Your browser won’t let us copy the codes.', { description: 'Download them instead.' });
}

/** Shown only once: the server stores only hashes of the codes. */
export function RecoveryCodesDialog({ codes, onLeave }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onLeave}
      title="Save your recovery codes"
      description="Each lets you in once without your app or passkey. Keep them where only you can find them."
      footer={
        <>
          <QuietButton size="3" onClick={() => void copy(codes)}>
            Copy
          </QuietButton>
          <QuietButton
            size="3"
            onClick={() => saveFile('quayside-recovery-codes.txt', fileOf(codes), 'text/plain')}
          >
            Download
          </QuietButton>
          <Button size="3" onClick={onLeave}>
            I’ve saved them
          </Button>
        </>
      }
    >
      <div className={settings.stack}>
        <Notice tone="warning">We can’t show them again. You can make new ones here at any time.</Notice>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
