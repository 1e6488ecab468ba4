import { Link } from 'react-router-dom';
import { BusyButton, Button, Notice } from '../../../ui/index.ts';
import type { ShopStatus } from './shop-status.ts';

interface ShopNoticeProps {
  readonly status: ShopStatus;
  /** Where the vendor sets up shop. */
  readonly setUpHref: string;
  /** The shop is being resumed. */
  readonly resuming: boolean;
  readonly onResume: () => void;
}

/** Says that nothing is on sale, why, and what is next. */
export function ShopNotice({ status, setUpHref, resuming, onResume }: ShopNoticeProps) {
  const { tone, title, text, next } = status;
  return (
    <Notice tone={tone} title={title} action={action()}>
      {text}
    </Notice>
  );

  function action() {
    if (next === null) return undefined;
    if (next.kind === 'resume')
      return (
        <BusyButton variant="surface" busy={resuming} onClick={onResume}>
          Resume
        </BusyButton>
      );
    return (
      <Button asChild variant="surface">
        <Link to={next.kind === 'set-up' ? setUpHref : '/contact-us'}>{next.label}</Link>
      </Button>
    );
  }
}
