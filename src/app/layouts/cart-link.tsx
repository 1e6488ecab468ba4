import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCart } from '../../features/cart/index.ts';
import styles from './tools.module.css';

const MOST_SHOWN = 99;

const shown = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));

function cartName(count: number): string {
  if (count === 0) return 'Cart, empty';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${shown(count)} items`;
}

/** The cart with its count (specification §4, "Cart count"). */
export function CartLink() {
  const { cartCount } = useCart();
  return (
    <Link to="/crew/cart" className={styles.tool} aria-label={cartName(cartCount)}>
      <ShoppingBasket size={20} strokeWidth={1.75} aria-hidden />
      {cartCount > 0 ? (
        <span aria-hidden className={styles.count}>
          {shown(cartCount)}
        </span>
      ) : null}
    </Link>
  );
}
