import { Link } from 'react-router-dom';
import { Button, DisplayHeading } from '../../../ui/index.ts';
import page from '../page-view.module.css';
import { EmptyDrawing } from '../search/storefront-pictures.ts';

/** The page for an address without a service, or with one that was removed. */
export function ServiceUnknown() {
  return (
    <div className={page.page}>
      <div className={page.drawing} aria-hidden>
        <EmptyDrawing scene="lost" />
      </div>
      <DisplayHeading as="h1">This service is off our chart</DisplayHeading>
      <p className={page.words}>
        There’s no service at this address. The link may be incomplete, or the provider no longer offers it.
      </p>
      <div className={page.actions}>
        <Button asChild size="3">
          <Link to="/vendor-services">See all services</Link>
        </Button>
      </div>
    </div>
  );
}
