import { Link } from 'react-router-dom';
import { Button, DisplayHeading } from '../../../ui/index.ts';
import page from '../page-view.module.css';
import { EmptyDrawing } from '../search/storefront-pictures.ts';

/** An address of a product that there is not. */
export function ProductUnknown() {
  return (
    <div className={page.page}>
      <div className={page.drawing} aria-hidden>
        <EmptyDrawing scene="lost" />
      </div>
      <DisplayHeading as="h1">This product is off our chart</DisplayHeading>
      <p className={page.words}>
        There’s no product at this address. The link may be incomplete. Search the market to see what is
        available today.
      </p>
      <div className={page.actions}>
        <Button asChild size="3">
          <Link to="/">Search the market</Link>
        </Button>
      </div>
    </div>
  );
}
