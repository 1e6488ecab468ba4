import {
  BookOpen,
  CircleHelp,
  Copy,
  Download,
  Lightbulb,
  Mail,
  MessageCircleQuestionMark,
} from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageQuestions } from '../../features/help/index.ts';
import { toast } from '../../features/toasts/index.ts';
import { loadPart } from '../../lib/load-part.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import type { RoleName } from '../../lib/roles.ts';
import { DropdownMenu, OverlayTheme, Spinner } from '../../ui/index.ts';
import { AnswersDialog } from './answers-dialog.tsx';
import { CopyManually } from '../recording/copy-manually.tsx';
import styles from './help-menu.module.css';
import type { RecordedPage } from '../recording/recorded-page.ts';
import { replayContents, type ReplayNews } from '../recording/replay-messages.ts';
import { useExportReplay } from '../recording/use-export-replay.ts';

const showToast = ({ level, message, description }: ReplayNews): void =>
  toast[level](message, description ? { description } : {});

interface HelpMenuProps {
  readonly page: RecordedPage;
  readonly role: RoleName;
  /** Shows "Help" next to the icon where there is room. */
  readonly worded: boolean;
}

/** Help for signed-in users: answers, articles, a contact link, and the page's recording to send with a question. */
export function HelpMenu({ page, role, worded }: HelpMenuProps) {
  const { busy, byHand, closeByHand, take } = useExportReplay(page, showToast);
  const explained = useId();
  // The slug of the answer; empty for all of them.
  const [asked, setAsked] = useState<string | null>(null);
  const { pathname } = useLocation();
  const trigger = useRef<HTMLButtonElement>(null);
  // A screen may fail because the network is down, so the code that offers the replay is fetched in advance.
  useEffect(() => {
    whenIdle(() => {
      // The failure screen fetches it again, and works without it if that fails too.
      loadPart(() => import('../recording/failure-replay.tsx')).catch(() => undefined);
    });
  }, []);
  return (
    <OverlayTheme>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <button
            ref={trigger}
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
          {pageQuestions(pathname).map(({ slug, question }) => (
            <DropdownMenu.Item key={slug} onSelect={() => setAsked(slug)}>
              <MessageCircleQuestionMark size={16} aria-hidden />
              {question}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item onSelect={() => setAsked('')}>
            <Lightbulb size={16} aria-hidden />
            How it works
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to="/resource-center">
              <BookOpen size={16} aria-hidden />
              Resource centre
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to="/contact-us">
              <Mail size={16} aria-hidden />
              Contact us
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Label>For our support</DropdownMenu.Label>
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
      {asked === null ? null : (
        <AnswersDialog role={role} first={asked} opener={trigger} onClose={() => setAsked(null)} />
      )}
      {byHand === null ? null : <CopyManually text={byHand} onClose={closeByHand} />}
    </OverlayTheme>
  );
}
