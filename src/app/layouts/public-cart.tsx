import { useEffect, useState } from 'react';
import { useAuth } from '../../features/account/index.ts';
import { onShowCart, VisitorCartDrawer } from '../../features/cart/index.ts';
import { CartLink } from './cart-link.tsx';

/** The cart in the public header: for a visitor it opens over the page, for everybody else it is a link. */
export function PublicCart() {
  const { isAuthenticated } = useAuth();
  // Null until its code has been requested.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => (isAuthenticated ? undefined : onShowCart(() => setOpen(true))), [isAuthenticated]);
  if (isAuthenticated) return <CartLink />;
  return (
    <>
      <CartLink onOpen={() => setOpen(true)} />
      {isOpen === null ? null : <VisitorCartDrawer open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
