import { Link } from 'react-router-dom';
import { Button, EmptyState } from '../../../ui/index.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';

/** The page for an address without a product. */
export const ProductUnknown = () => (
  <EmptyState
    level="h1"
    drawing={<EmptyDrawing scene="lost" />}
    title="This product is off our chart"
    action={
      <Button asChild>
        <Link to="/">Search the market</Link>
      </Button>
    }
  >
    There’s no product at this address. The link may be incomplete.
  </EmptyState>
);
