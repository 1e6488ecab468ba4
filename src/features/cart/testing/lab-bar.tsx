import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../../ui/index.ts';
import { useCart } from '../cart-context.tsx';
import styles from './lab-bar.module.css';

/** The cart's count above a page, as in the site's header. */
export function LabBar({ children }: { children: ReactNode }) {
  const { cartCount } = useCart();
  return (
    <>
      <header className={styles.bar}>
        <Logo />
        <span className={styles.count} role="status">
          <ShoppingBasket size={20} strokeWidth={1.75} aria-hidden />
          {cartCount} in the cart
        </span>
      </header>
      <main>{children}</main>
    </>
  );
}
