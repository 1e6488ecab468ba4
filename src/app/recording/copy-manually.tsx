import { Dialog, OverlayTheme } from '../../ui/index.ts';
import styles from './copy-manually.module.css';

interface CopyByHandProps {
  readonly text: string;
  readonly onClose: () => void;
}

const isApple = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** Shows the replay for copying by hand, for browsers that refuse access to the clipboard. */
export function CopyManually({ text, onClose }: CopyByHandProps) {
  return (
    <OverlayTheme>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title="Copy the replay"
        description={`Your browser won’t let us copy it. It’s selected: press ${isApple() ? '⌘' : 'Ctrl'} C.`}
      >
        <textarea
          ref={(area) => area?.select()}
          aria-label="Replay"
          readOnly
          rows={8}
          value={text}
          spellCheck={false}
          className={styles.text}
        />
      </Dialog>
    </OverlayTheme>
  );
}
