import { Copy, Inbox } from 'lucide-react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  QuietButton,
  SkeletonText,
  When,
} from '../../../ui/index.ts';
import type { DemoMail } from '../queries.ts';
import { codeIn, partsOf } from './mail-parts.ts';
import styles from './demo.module.css';

interface DemoOutboxViewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shows only mails to this address; null: all mails. */
  to: string | null;
  /** Undefined during the first load. */
  mails: readonly DemoMail[] | undefined;
  failure: string | null;
  onRetry: () => void;
  onCopy: (code: string) => void;
  /** The button's label in a page; in a bar only an icon is shown on a phone. */
  label?: string;
}

/** The demo's outbox: a button, and the mails that would have been sent. */
export function DemoOutboxView({
  open,
  onOpenChange,
  to,
  mails,
  failure,
  onRetry,
  onCopy,
  label,
}: DemoOutboxViewProps) {
  return (
    <>
      <QuietButton type="button" aria-label={label ?? 'Demo mail'} onClick={() => onOpenChange(true)}>
        <Inbox size={16} aria-hidden />
        {label ?? <span className={styles.inBar}>Demo mail</span>}
      </QuietButton>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Demo mail"
        description={
          to
            ? `What would have been sent to ${to}. Nothing leaves this computer.`
            : 'Mail that would have been sent. Nothing leaves this computer.'
        }
      >
        {failure && !mails ? (
          <ErrorState title={failure} onRetry={onRetry} />
        ) : mails ? (
          <Mails mails={mails} onCopy={onCopy} />
        ) : (
          <SkeletonText label="Loading mails" />
        )}
      </Dialog>
    </>
  );
}

function Mails({ mails, onCopy }: { mails: readonly DemoMail[]; onCopy: (code: string) => void }) {
  if (mails.length === 0) {
    return (
      <EmptyState drawing={<EmptyDrawing scene="mail" />} title="No mail yet">
        Mail appears here automatically within a few seconds.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <Mail key={mail.id} mail={mail} onCopy={onCopy} />
      ))}
    </ul>
  );
}

function Mail({ mail, onCopy }: { mail: DemoMail; onCopy: (code: string) => void }) {
  const code = codeIn(mail);
  return (
    <li className={styles.mail}>
      <div className={styles.mailHead}>
        <div>
          <h2 className={styles.subject}>{mail.subject}</h2>
          <p className={styles.meta}>
            To {mail.to} · <When at={mail.createdAt} />
          </p>
        </div>
        {code ? (
          <Button type="button" variant="soft" aria-label={`Copy code ${code}`} onClick={() => onCopy(code)}>
            <Copy size={16} aria-hidden />
            Copy code
          </Button>
        ) : null}
      </div>
      <div className={styles.text}>
        {partsOf(mail.text).map((part, index) =>
          part.kind === 'heading' ? (
            <h3 key={index}>{part.text}</h3>
          ) : part.kind === 'link' ? (
            <a key={index} href={part.href}>
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </div>
    </li>
  );
}
