import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { Button, EmptyState, Page, QuietButton } from '../../../ui/index.ts';
import { buyNowTexts } from './buy-now-notice.tsx';

/** Shown for an address whose item does not exist or is no longer sold. */
export function BuyNowGone({ productId }: { readonly productId: string }) {
  return (
    <Page title={buyNowTexts.title}>
      <EmptyState
        title="This offer is gone"
        drawing={<EmptyDrawing scene="nothing-here" />}
        action={
          <>
            <Button asChild size="3">
              <Link to={`/product-checkout/${productId}`}>See the other offers</Link>
            </Button>
            <QuietButton asChild size="3">
              <Link to="/crew/cart">Go to the cart</Link>
            </QuietButton>
          </>
        }
      >
        Nothing was reserved or charged, and your cart is as it was.
      </EmptyState>
    </Page>
  );
}
