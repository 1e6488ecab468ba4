import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../features/account/index.ts';
import { onShowCart, VisitorCartDrawer } from '../../features/cart/index.ts';
import { CartLink } from './cart-link.tsx';

/** The cart in the public header: a visitor sees it over the page, everybody else goes to it. */
export function PublicCart() {
  const { isAuthenticated } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const show = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);
  useEffect(() => (isAuthenticated ? undefined : onShowCart(show)), [isAuthenticated, show]);
  if (isAuthenticated) return <CartLink />;
  return (
    <>
      <CartLink onOpen={show} />
      {wasOpened ? <VisitorCartDrawer open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
