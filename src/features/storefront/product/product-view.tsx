import { useState } from 'react';
import { DescriptionList, DisplayHeading, EmptyState } from '../../../ui/index.ts';
import type { Buyer } from '../buying/use-buyer.ts';
import type { HeartOf } from '../buying/use-hearts.tsx';
import type { PublicListing } from '../search/found.types.ts';
import { ListingGrid } from '../search/listing-grid.tsx';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { BuyBox, type Buy, type DrawToList } from './buy-box.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import { OfferList } from './offer-list.tsx';
import { bestOf, inReachOrder, offersOf, variantsOf } from './offers.ts';
import { othersOf } from './others.ts';
import { ProductBreadcrumb } from './product-breadcrumb.tsx';
import type { Product } from './product-data.ts';
import styles from './product-view.module.css';
import { VariantChoice } from './variant-choice.tsx';

interface ProductViewProps {
  readonly product: Product;
  /** Port names by slug. */
  readonly ports: Readonly<Record<string, string>>;
  /** The address of the search that the user comes from, or null. */
  readonly from: string | null;
  /** The slug of the port in which it should be available. */
  readonly port: string | null;
  readonly onPort: (port: string | null) => void;
  /** The id of the offer shown on the page that the user comes from; null: the best offer is proposed. */
  readonly offered?: string | null;
  readonly buyer: Buyer;
  readonly onAdd: Buy;
  readonly onBuyNow: Buy;
  readonly onAddOther: (listing: PublicListing) => Promise<unknown>;
  /** Null for users without favourites. */
  readonly heartOf: HeartOf | null;
  readonly toList: DrawToList | null;
}

/** A product, its offers, and the buttons to buy. */
export function ProductView(props: ProductViewProps) {
  const { product, ports, from, port, onPort, buyer, onAdd, onBuyNow, onAddOther, heartOf, toList } = props;
  const { offered = null } = props;
  const { name, brand, partNumber, barcode, description, category } = product;
  const offers = inReachOrder(product.offers, port);
  // Null until the user chooses: the best offer for the port is shown.
  const [chosenId, setChosenId] = useState(offered);
  const variants = variantsOf(product.offers);
  const [chosenVariant, setVariant] = useState<string | null>(null);
  const proposed = bestOf(offersOf(offers, chosenVariant));
  const chosen = offers.find(({ inventoryId }) => inventoryId === chosenId) ?? proposed;
  const variant = variants.length > 1 ? (chosenVariant ?? (chosen ?? offers[0])?.variant ?? null) : null;
  const shown = offersOf(offers, variant);
  const others = othersOf(product);
  const chooseVariant = (other: string) => {
    setVariant(other);
    setChosenId(null);
  };
  const choosePort = (other: string | null) => {
    setChosenId(null);
    // Choosing another port keeps the variant.
    setVariant(variant);
    onPort(other);
  };
  const facts = [
    { term: 'Brand', description: brand },
    { term: 'Part number', description: partNumber },
    { term: 'Barcode', description: barcode },
    { term: 'Category', description: category },
  ].filter((fact) => fact.description !== null);

  return (
    <div className={styles.page}>
      <ProductBreadcrumb product={product} from={from} />
      <div className={styles.top}>
        <ListingPhotos listing={product} className={styles.picture} />
        <div className={styles.words}>
          <div className={styles.heading}>
            <DisplayHeading as="h1">{name}</DisplayHeading>
            {heartOf?.({ kind: 'product', id: product.id, name })}
          </div>
          {brand || partNumber ? (
            <p className={styles.by}>{[brand, partNumber].filter(Boolean).join(' · ')}</p>
          ) : null}
          {variants.length > 1 ? (
            <VariantChoice variants={variants} offers={offers} chosen={variant} onChoose={chooseVariant} />
          ) : null}
          {offers.length === 0 ? (
            <NobodyOffers product={product} />
          ) : (
            <BuyBox
              offer={chosen}
              port={port === null ? null : { slug: port, name: ports[port] ?? port }}
              ports={ports}
              hasOthers={shown.length > 1}
              buyer={buyer}
              onAdd={onAdd}
              onBuyNow={onBuyNow}
              toList={toList}
            />
          )}
        </div>
      </div>
      {shown.length > 0 ? (
        <OfferList
          offers={shown}
          chosen={chosen}
          ports={ports}
          port={port}
          onPort={choosePort}
          onChoose={({ inventoryId }) => setChosenId(inventoryId)}
        />
      ) : null}
      {description || facts.length > 0 ? (
        <section aria-labelledby="about" className={styles.about}>
          <DisplayHeading id="about">{description ? 'Description' : 'Details'}</DisplayHeading>
          <div className={styles.aboutParts}>
            {description ? <p className={styles.description}>{description}</p> : null}
            {facts.length > 0 ? <DescriptionList items={facts} /> : null}
          </div>
        </section>
      ) : null}
      {others ? (
        <section aria-labelledby="others" className={styles.others}>
          <DisplayHeading id="others">{others.title}</DisplayHeading>
          <ListingGrid
            items={others.items}
            department={null}
            ports={ports}
            port={port}
            onAdd={buyer.mayBuy ? onAddOther : null}
            heartOf={heartOf}
          />
        </section>
      ) : null}
    </div>
  );
}

function NobodyOffers({ product: { others } }: { readonly product: Product }) {
  return (
    <div className={styles.nobody}>
      <EmptyState title="Nobody offers this at the moment" drawing={<EmptyDrawing scene="nothing-here" />}>
        {others.length > 0
          ? 'This page stays here for reference. The closest alternatives are listed below.'
          : 'This page stays here for reference until a supplier offers it again.'}
      </EmptyState>
    </div>
  );
}
