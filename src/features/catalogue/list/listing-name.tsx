import { variantBeside } from './called-of.ts';
import type { OwnListing } from './listing-kind.ts';
import type { ListingsGiven } from './listings-list.tsx';
import styles from './listings.module.css';

interface ListingNameProps<Item> extends Pick<ListingsGiven<Item>, 'onEdit' | 'addHref'> {
  readonly listing: Item;
}

/** The name of a listing, as a button that opens the edit dialog; plain text for readers. */
export function ListingName<Item extends OwnListing>(props: ListingNameProps<Item>) {
  const { listing, onEdit, addHref } = props;
  const { name } = listing;
  const variant = variantBeside(listing);
  const [picture] = listing.pictures;
  const text = (
    <>
      {picture === undefined ? null : (
        <img src={picture.url} alt="" width={32} height={24} loading="lazy" className={styles.picture} />
      )}
      {name}
      {variant ? <span className={styles.quiet}> · {variant}</span> : null}
    </>
  );
  const title = variant ? `${name} · ${variant}` : name;
  if (addHref === null)
    return (
      <span className={styles.name} title={title}>
        {text}
      </span>
    );
  return (
    <button
      type="button"
      className={`${styles.name ?? ''} ${styles.open ?? ''}`}
      title={title}
      onClick={() => onEdit(listing)}
    >
      {text}
    </button>
  );
}
