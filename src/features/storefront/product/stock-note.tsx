import { stockLevel, stockText } from './offers.ts';
import type { Offer } from './product-data.ts';
import styles from './stock-note.module.css';

/** How much of an offer is in stock, with a dot whose colour and shape say it too. */
export const StockNote = ({ offer }: { readonly offer: Offer }) => (
  <span className={styles.stock} data-level={stockLevel(offer)}>
    {stockText(offer)}
  </span>
);
