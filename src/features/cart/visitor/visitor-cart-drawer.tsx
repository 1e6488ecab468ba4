import { Link } from 'react-router-dom';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  OverlayTheme,
  QuietButton,
  SkeletonText,
} from '../../../ui/index.ts';
import { PublicServerData } from '../../server-data/index.ts';
import { useVisitorCart } from './use-visitor-cart.ts';
import { VisitorSupplier } from './visitor-supplier.tsx';
import styles from './visitor-cart.module.css';
import { VisitorSums } from './visitor-sums.tsx';

export interface VisitorCartDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Content({ onClose }: Pick<VisitorCartDrawerProps, 'onClose'>) {
  const cart = useVisitorCart();
  const { removed, undo } = cart;
  return (
    <div className={styles.cart}>
      {removed === null ? null : (
        <div role="status" className={styles.row}>
          <span>{removed.name} was removed.</span>
          <QuietButton onClick={() => undo(removed)}>Undo</QuietButton>
        </div>
      )}
      <Lines cart={cart} onClose={onClose} />
    </div>
  );
}

interface LinesProps extends Pick<VisitorCartDrawerProps, 'onClose'> {
  readonly cart: ReturnType<typeof useVisitorCart>;
}

function Lines({ cart, onClose }: LinesProps) {
  const { data, failed, isEmpty, goneCount, setQuantity, remove } = cart;
  if (isEmpty)
    return <EmptyState title="Your cart is empty">What you add is kept in this browser.</EmptyState>;
  if (failed)
    return (
      <ErrorState title="We couldn’t load today’s prices." {...failed}>
        Your cart is kept.
      </ErrorState>
    );
  if (!data) return <SkeletonText label="Loading your cart" />;
  return (
    <>
      {goneCount > 0 ? (
        <p className={styles.problem}>
          {goneCount === 1 ? '1 product is' : `${goneCount} products are`} no longer sold here.
        </p>
      ) : null}
      {data.suppliers.map((supplier) => (
        <VisitorSupplier
          key={supplier.supplier.id}
          supplier={supplier}
          lines={data.lines.filter(({ supplierId }) => supplierId === supplier.supplier.id)}
          onQuantity={setQuantity}
          onRemove={remove}
          onLeave={onClose}
        />
      ))}
      <VisitorSums cart={data} />
      {data.lines.some(({ problem }) => problem !== null) ? (
        <p role="status">
          Something here can’t be bought as it is. Change its quantity or remove it to check out.
        </p>
      ) : (
        <Button asChild size="3">
          <Link to="/crew/cart" onClick={onClose}>
            Sign in to check out
          </Link>
        </Button>
      )}
    </>
  );
}

/** The whole cart of a visitor, above the current page. Checking out needs a crew account. */
export const VisitorCartDrawer = ({ open, onClose }: VisitorCartDrawerProps) => (
  <PublicServerData>
    <OverlayTheme>
      <Dialog open={open} onOpenChange={onClose} title="Your cart" side>
        <Content onClose={onClose} />
      </Dialog>
    </OverlayTheme>
  </PublicServerData>
);
