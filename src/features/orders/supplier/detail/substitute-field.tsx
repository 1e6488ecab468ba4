import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { dataOf, type components } from '../../../../api/index.ts';
import { formatMoney, QuietButton, TextField } from '../../../../ui/index.ts';
import { useApiQuery } from '../../../server-data/index.ts';
import type { SubOrder } from '../../shared/index.ts';
import styles from './sub-order-action-dialog.module.css';

type Item = components['schemas']['InventoryItem'];
type Line = SubOrder['lines'][number];

/** A listing chosen as a substitute; `stock` is null if it is not counted. */
export interface ChosenSubstitute {
  readonly inventoryId: string;
  readonly text: string;
  /** Its own price, in minor units. */
  readonly listedMinor: number;
  readonly stock: number | null;
}

interface SubstituteFieldProps {
  readonly line: Line;
  /** The text as typed. */
  readonly text: string;
  /** Said of what was chosen, instead of the hint. */
  readonly note: string | null;
  /** Props of the text field. */
  readonly field: Omit<Parameters<typeof TextField>[0], 'label'>;
  /** Whether the signed-in supplier's own stock is offered. */
  readonly offersStock: boolean;
  readonly onChoose: (chosen: ChosenSubstitute) => void;
}

/** “Fender F5 · Navy (F5-N)”, as the buyer reads it. */
const nameOf = ({ name, variant, sku }: Item): string => {
  const whole = variant === null ? name : `${name} · ${variant}`;
  return (sku === null ? whole : `${whole} (${sku})`).slice(0, 200);
};

const stockText = ({ stock }: Item): string =>
  stock === null
    ? 'stock not counted'
    : stock === 0
      ? 'none in stock'
      : `${stock.toLocaleString('en-GB')} in stock`;

/** Whether it is taxed otherwise than the line; the server judges where a business pays no tax. */
const hasOtherTax = ({ taxBasisPoints }: Item, line: Line): boolean =>
  line.taxReason === null && (taxBasisPoints ?? 0) !== line.taxBasisPoints;

/**
 * The substitute for a line: typed freely, or chosen from the supplier’s listings, which are suggested while typing.
 */
export function SubstituteField({ line, text, note, field, offersStock, onChoose }: SubstituteFieldProps) {
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} className={styles.wide}>
      <TextField
        label="A substitute"
        optional
        autoComplete="off"
        {...(offersStock && {
          hint: note ?? 'Type its name or SKU to choose from your stock, or describe it.',
        })}
        {...field}
      />
      {offersStock ? <OwnStock line={line} text={text} onChoose={onChoose} within={whole} /> : null}
    </div>
  );
}

interface OwnStockProps extends Pick<SubstituteFieldProps, 'line' | 'text' | 'onChoose'> {
  /** The field with these listings, which are brought into sight together. */
  readonly within: RefObject<HTMLDivElement | null>;
}

/** The supplier’s listings that match the typed text, without those already chosen. */
function OwnStock({ line, text, onChoose, within }: OwnStockProps) {
  const q = useDeferredValue(text.trim());
  const found = useApiQuery({
    key: ['own-stock', q],
    read: async ({ client, signal }) => {
      const query = { q: q.slice(0, 100), similar: true, status: 'active' as const, limit: 6 };
      return dataOf(client.GET('/inventory', { params: { query }, signal }));
    },
    enabled: q.length > 1,
    keepPrevious: true,
  });
  const { currency } = line.unitPrice;
  const items = (found.data?.items ?? []).filter(
    (item) => item.price.currency === currency && item.id !== line.inventoryId,
  );
  const isChosen = items.some((item) => nameOf(item) === text);
  const shown = q.length < 2 || isChosen ? 0 : items.length;
  // The field may be the last thing above a dialog's buttons, which would cover what is found.
  useEffect(() => {
    if (shown > 0) within.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, within]);
  if (shown === 0) return null;
  return (
    <ul aria-label="From your stock" className={styles.stock}>
      {items.map((item) => (
        <li key={item.id}>
          <QuietButton
            type="button"
            disabled={item.stock === 0 || hasOtherTax(item, line)}
            onClick={() =>
              onChoose({
                inventoryId: item.id,
                text: nameOf(item),
                stock: item.stock,
                listedMinor: item.price.amountMinor,
              })
            }
          >
            {nameOf(item)}
          </QuietButton>
          <span>
            {stockText(item)} · {formatMoney(item.price)}
            {hasOtherTax(item, line) ? ' · another tax rate than what was ordered' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
