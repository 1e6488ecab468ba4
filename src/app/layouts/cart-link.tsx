import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCart } from '../../features/cart/index.ts';
import { shownCount, ToolCount } from './tool-count.tsx';
import styles from './tools.module.css';

function cartName(count: number, error: string | null): string {
  if (error !== null) return `Cart. ${error}`;
  if (count === 0) return 'Cart, empty';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${shownCount(count)} items`;
}

interface CartLinkProps {
  /** Shows the cart over the page instead; the link stays for other tabs. */
  readonly onOpen?: () => void;
}

/** The cart with its count, or why there is none (docs/requirements.md §4, "Cart count"). */
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

/** On a phone there is only room for the mark; the words are the link's name and its title. */
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
