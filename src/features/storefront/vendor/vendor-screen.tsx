import { useCallback } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { Button, EmptyState, ErrorState, useOwnTitle } from '../../../ui/index.ts';
import { useAddToCart } from '../buying/use-add-to-cart.ts';
import { useBuyer } from '../buying/use-buyer.ts';
import type { PublicListing } from '../search/found.types.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import type { loader, VendorData } from './vendor-data.ts';
import { head as vendorHead, vendorTitle } from './vendor-head.ts';
import { VendorView } from './vendor-view.tsx';

export { loader } from './vendor-data.ts';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? vendorHead : undefined;

/** `/vendor-services/:vendorId` (docs/adr/0032). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  if (data.state === 'unknown')
    return (
      <EmptyState
        level="h1"
        title="This vendor isn’t on the market"
        drawing={<EmptyDrawing scene="lost" />}
        action={
          <Button asChild size="3">
            <Link to="/vendor-services">Find another</Link>
          </Button>
        }
      >
        There’s no vendor at this address, or it has left the market. Orders and bookings you have with it
        stay where they are.
      </EmptyState>
    );
  if (data.state === 'away')
    return (
      <ErrorState
        level="h1"
        title="We can’t load this vendor at the moment."
        drawing={<EmptyDrawing scene="offline" />}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        We can’t reach the marketplace right now. Please try again in a moment.
      </ErrorState>
    );
  return <VendorPage key={data.vendor.id} data={data} />;
}

function VendorPage({ data }: { readonly data: Extract<VendorData, { state: 'found' }> }) {
  const { vendor, listings, total, totalIsLowerBound } = data;
  useOwnTitle(vendorTitle(vendor));
  const buyer = useBuyer();
  const addToCart = useAddToCart();
  const add = useCallback(
    async ({ inventoryId, id, name }: PublicListing) => {
      if (inventoryId !== null) await addToCart({ inventoryId, productId: id, quantity: 1 }, { name });
    },
    [addToCart],
  );
  return (
    <VendorView
      vendor={vendor}
      listings={listings}
      total={total}
      totalIsLowerBound={totalIsLowerBound}
      onAdd={buyer.mayBuy ? add : null}
    />
  );
}
