import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, Notice } from '../../ui/index.ts';
import styles from './shop-notice.module.css';
import type { ShopStatus } from './shop-status.ts';

interface ShopNoticeProps {
  readonly status: ShopStatus;
  /** The page on which the vendor sets up the shop; null for colleagues who are not owners. */
  readonly setUpHref: string | null;
  /** The button that ends a pause. */
  readonly resume: ReactNode;
}

/** Explains that nothing is on sale, why, and what comes next. */
export function ShopNotice({ status, setUpHref, resume }: ShopNoticeProps) {
  const { tone, title, text, note, next } = status;
  const isOwners = next?.kind === 'set-up' && setUpHref === null;
  return (
    <Notice tone={tone} title={title} action={action()}>
      {text}
      {isOwners ? ' Only an owner of your company can do that.' : null}
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
    const href = next.kind === 'set-up' ? setUpHref : '/contact-us';
    if (href === null) return undefined;
    return (
      <Button asChild variant="surface">
        <Link to={href}>{next.label}</Link>
      </Button>
    );
  }
}
