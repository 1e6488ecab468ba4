import { Link } from 'react-router-dom';
import { BusyButton, Button, Notice } from '../../../ui/index.ts';
import type { ShopStanding } from './shop-standing.ts';

export interface ShopNoticeProps {
  readonly standing: ShopStanding;
  /** Where the vendor sets up shop. */
  readonly setUpHref: string;
  /** The shop is being resumed. */
  readonly resuming: boolean;
  readonly onResume: () => void;
}

/** Says that nothing is on sale, why, and what is next. */
export function ShopNotice({ standing, setUpHref, resuming, onResume }: ShopNoticeProps) {
  const { tone, title, words, next } = standing;
  return (
    <Notice tone={tone} title={title} action={action()}>
      {words}
    </Notice>
  );

  function action() {
    if (next === null) return undefined;
    if (next.act === 'resume')
      return (
        <BusyButton variant="surface" busy={resuming} onClick={onResume}>
          Resume
        </BusyButton>
      );
    return (
      <Button asChild variant="surface">
        <Link to={next.act === 'set-up' ? setUpHref : '/contact-us'}>{next.label}</Link>
      </Button>
    );
  }
}
