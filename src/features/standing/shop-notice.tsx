import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, Notice } from '../../ui/index.ts';
import styles from './shop-notice.module.css';
import type { ShopStatus } from './shop-status.ts';

interface ShopNoticeProps {
  readonly status: ShopStatus;
  /** Where the vendor sets up shop. */
  readonly setUpHref: string;
  /** How a pause is ended here. */
  readonly resume: ReactNode;
}

/** Says that nothing is on sale, why, and what is next. */
export function ShopNotice({ status, setUpHref, resume }: ShopNoticeProps) {
  const { tone, title, text, note, next } = status;
  return (
    <Notice tone={tone} title={title} action={action()}>
      {text}
      {note === null ? null : (
        <blockquote className={styles.note} aria-label="Message from the administrator">
          {note}
        </blockquote>
      )}
    </Notice>
  );

  function action() {
    if (next === null) return undefined;
    if (next.kind === 'resume') return resume;
    return (
      <Button asChild variant="surface">
        <Link to={next.kind === 'set-up' ? setUpHref : '/contact-us'}>{next.label}</Link>
      </Button>
    );
  }
}
