import { CircleHelp, Copy, Download, Mail } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { toast } from '../../features/toasts/index.ts';
import { loadPart } from '../../lib/load-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { DropdownMenu, OverlayTheme, Spinner } from '../../ui/index.ts';
import { CopyManually } from './copy-manually.tsx';
import styles from './help-menu.module.css';
import type { RecordedPage } from './recorded-page.ts';
import { replayContents, type ReplayNews } from './replay-messages.ts';
import { useExportReplay } from './use-export-replay.ts';

const showToast = ({ level, message, description }: ReplayNews): void =>
  toast[level](message, description ? { description } : {});

interface HelpMenuProps {
  readonly page: RecordedPage;
  /** Shows "Help" next to the icon where there is room. */
  readonly worded: boolean;
}

/** Help for signed-in users: a contact link, and the page's recording to send along. */
export function HelpMenu({ page, worded }: HelpMenuProps) {
  const { busy, byHand, closeByHand, take } = useExportReplay(page, showToast);
  const explained = useId();
  // A screen may fail because the network is gone: what offers the replay there is fetched before.
  useEffect(() => {
    whenIdle(() => {
      // The failure screen tries again, and works without it if that fails too.
      loadPart(() => import('./failure-replay.tsx')).catch(() => undefined);
    });
  }, []);
  return (
    <OverlayTheme>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <button
            type="button"
            className={styles.trigger}
            data-worded={worded}
            aria-label={busy ? 'Help: preparing the replay' : 'Help'}
            aria-busy={busy !== null}
          >
            {busy ? <Spinner size="3" /> : <CircleHelp size={20} strokeWidth={1.75} aria-hidden />}
            <span className={styles.word}>Help</span>
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" className={styles.menu}>
          <DropdownMenu.Item asChild>
            <Link to="/contact-us">
              <Mail size={16} aria-hidden />
              Contact us
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item aria-describedby={explained} onSelect={() => take('copy')}>
            <Copy size={16} aria-hidden />
            Copy replay
          </DropdownMenu.Item>
          <DropdownMenu.Item aria-describedby={explained} onSelect={() => take('save')}>
            <Download size={16} aria-hidden />
            Save replay
          </DropdownMenu.Item>
          <DropdownMenu.Label id={explained} className={styles.explained}>
            {replayContents}
          </DropdownMenu.Label>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {byHand === null ? null : <CopyManually text={byHand} onClose={closeByHand} />}
    </OverlayTheme>
  );
}
