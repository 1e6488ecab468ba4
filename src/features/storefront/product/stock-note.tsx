import { stockLevel, stockText } from './stock-text.ts';
import type { Offer } from './product-data.ts';
import styles from './stock-note.module.css';

/** The stock of an offer, with a dot whose colour and shape have the same meaning. */
export const StockNote = ({ offer }: { readonly offer: Offer }) => (
  <span className={styles.stock} data-level={stockLevel(offer)}>
    {stockText(offer)}
  </span>
);
