import { useCallback } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { ErrorState, lazyPart, useOwnTitle } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { buyNowPath, useCartActions, useCartPort } from '../../cart/index.ts';
import { AddToList } from '../../shopping-lists/index.ts';
import { useAddToCart } from '../buying/use-add-to-cart.ts';
import { useBuyer } from '../buying/use-buyer.ts';
import { useHearts } from '../buying/use-hearts.tsx';
import type { PublicListing } from '../search/found.types.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { useCameFrom } from '../use-came-from.ts';
import type { Buy } from './buy-box.tsx';
import type { loader, Product } from './product-data.ts';
import { head as productHead, productTitle } from './product-head.ts';
import { ProductUnknown } from './product-unknown.tsx';
import { ProductView } from './product-view.tsx';
import { useChosenPort } from '../buying/use-chosen-port.ts';

export { loader } from './product-data.ts';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? productHead : undefined;

const PageHelp = lazyPart(async () => (await import('../page-help.tsx')).PageHelp, { atFirstSign: true });

/** `/product-checkout/:productId` (docs/product.md, "Public"). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  if (data.state === 'unknown') return <ProductUnknown />;
  if (data.state === 'away')
    return (
      <ErrorState
        level="h1"
        title="We can’t load this product at the moment."
        drawing={<EmptyDrawing scene="offline" />}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        Your cart is kept.
      </ErrorState>
    );
  return (
    <>
      <ProductPage key={data.product.id} product={data.product} ports={data.ports} />
      <PageHelp />
    </>
  );
}

interface ProductPageProps {
  readonly product: Product;
  readonly ports: Readonly<Record<string, string>>;
}

function ProductPage({ product, ports }: ProductPageProps) {
  const buyer = useBuyer();
  const from = useCameFrom();
  const addToCart = useAddToCart();
  const navigate = useNavigate();
  const heartOf = useHearts();
  const { changeDetails } = useCartActions();
  const cartPort = useCartPort();
  const { isAuthenticated } = useAuth();
  const [port, choosePort] = useChosenPort();
  const [params] = useSearchParams();
  useOwnTitle(productTitle(product));
  const { id: productId, name } = product;

  const add: Buy = async ({ inventoryId, stock }, quantity) => {
    const isAdded = await addToCart({ inventoryId, productId, quantity }, { name, stock });
    // The port chosen here becomes the cart's, unless it has one. If the cart refuses it, the cart's page asks for it.
    if (isAdded && isAuthenticated && port !== null && cartPort === null)
      await changeDetails({ port }).catch(() => undefined);
  };
  // The whole purchase is in the address, so that a visitor returns to it after signing in.
  const buyNow: Buy = async ({ inventoryId }, quantity) =>
    navigate(buyNowPath({ inventoryId, productId, quantity }, { port }));
  const addOther = useCallback(
    async (other: PublicListing) => {
      if (other.inventoryId !== null)
        await addToCart(
          { inventoryId: other.inventoryId, productId: other.id, quantity: 1 },
          { name: other.name },
        );
    },
    [addToCart],
  );
  return (
    <ProductView
      product={product}
      ports={ports}
      from={from}
      port={port}
      onPort={choosePort}
      offered={params.get('offer')}
      buyer={buyer}
      onAdd={add}
      onBuyNow={buyNow}
      onAddOther={addOther}
      heartOf={heartOf}
      toList={
        heartOf &&
        ((offer, quantity) => (
          <AddToList productId={productId} inventoryId={offer?.inventoryId ?? null} quantity={quantity} />
        ))
      }
    />
  );
}
