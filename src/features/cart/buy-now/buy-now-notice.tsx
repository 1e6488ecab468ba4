import { Link } from 'react-router-dom';
import { Notice, TextLink } from '../../../ui/index.ts';

/** Texts of the page when one item is bought without the cart. */
export const buyNowTexts = {
  title: 'Buy now',
  lead: 'You’re buying only this. Enter where it goes, and pay.',
} as const;

/** Explains that the cart stays as it is, if it is not empty. */
export function BuyNowNotice({ inCart }: { readonly inCart: number }) {
  if (inCart === 0) return null;
  return (
    <Notice tone="info" title="Your cart stays as it is.">
      What is in it isn’t part of this order.{' '}
      <TextLink asChild underline="always">
        <Link to="/crew/cart">
          See the {inCart === 1 ? 'item' : `${inCart.toLocaleString('en-GB')} items`} in your cart
        </Link>
      </TextLink>
    </Notice>
  );
}
