import type { OwnListing } from './listing-kind.ts';
import type { ListingsGiven } from './listings-list.tsx';
import styles from './listings.module.css';

interface ListingNameProps<Item> extends Pick<ListingsGiven<Item>, 'onEdit' | 'addHref'> {
  readonly listing: Item;
  /** Which of several it is: "Navy". */
  readonly variant?: string | null;
}

/** What a listing is called; pressed, it opens to be changed. Who may only look reads it. */
export function ListingName<Item extends OwnListing>(props: ListingNameProps<Item>) {
  const { listing, variant = null, onEdit, addHref } = props;
  const { name } = listing;
  const text = (
    <>
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
