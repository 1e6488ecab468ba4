import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCart } from '../../features/cart/index.ts';
import styles from './tools.module.css';

const MOST_SHOWN = 99;

const shownCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));

function cartName(count: number, error: string | null): string {
  if (error !== null) return `Cart. ${error}`;
  if (count === 0) return 'Cart, empty';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${shownCount(count)} items`;
}

interface CartLinkProps {
  /** Shows the cart over the page instead of following the link, which still works in a new tab. */
  readonly onOpen?: () => void;
}

/**
 * The link to the cart with its count, or with the reason why there is none (docs/requirements.md §4, "Cart count").
 */
export function CartLink({ onOpen }: CartLinkProps) {
  const { cartCount, error } = useCart();
  return (
    <Link
      to="/crew/cart"
      className={styles.tool}
      aria-label={cartName(cartCount, error)}
      title={error ?? undefined}
      onClick={(event) => {
        if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <ShoppingBasket size={20} strokeWidth={1.75} aria-hidden />
      {error === null ? <ToolCount of={cartCount} /> : <Uncounted error={error} />}
    </Link>
  );
}

/** The count on a tool of the top bar; renders nothing for zero. The link's name contains the count in words. */
export function ToolCount({ of: count }: { of: number }) {
  return count > 0 ? (
    <span aria-hidden className={styles.count}>
      {shownCount(count)}
    </span>
  ) : null;
}

/** A phone has room only for the icon; the text is the link's accessible name and its title. */
function Uncounted({ error }: { error: string }) {
  return (
    <>
      <span aria-hidden className={styles.count} data-failed>
        !
      </span>
      <span aria-hidden className={styles.countFailure}>
        {error}
      </span>
    </>
  );
}
