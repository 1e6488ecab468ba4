import { Link } from 'react-router-dom';
import { createCartCalls } from '../../../../api/index.ts';
import { Money, Notice, QuietButton } from '../../../../ui/index.ts';
import { useCart } from '../../../cart/index.ts';
import { useApiQuery } from '../../../server-data/index.ts';
import { CART_PATH } from '../order-path.ts';

/** Shows above the orders what is still in the cart; nothing while it is empty or its total is unknown. */
export function NotOrderedYet() {
  const { cartCount } = useCart();
  const { data } = useApiQuery({
    // A different count means a different total.
    key: ['cart', 'summary', cartCount],
    read: ({ client, signal }) => createCartCalls(client).summarise(signal),
    enabled: cartCount > 0,
  });
  if (!data || data.totalItems === 0) return null;
  const { totalItems, total } = data;
  return (
    <Notice
      tone="info"
      title={
        <>
          {totalItems === 1 ? '1 item' : `${totalItems.toLocaleString('en-GB')} items`} for{' '}
          <Money {...total} /> in your cart
        </>
      }
      action={
        <QuietButton asChild>
          <Link to={CART_PATH}>View cart</Link>
        </QuietButton>
      }
    >
      Not ordered yet. Nothing is reserved or charged.
    </Notice>
  );
}
