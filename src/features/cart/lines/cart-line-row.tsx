import { Link } from 'react-router-dom';
import { uncountedStockText } from '../../../lib/uncounted-stock.ts';
import { ListingTile } from '../../../ui/drawings/index.ts';
import { Button, Money, TextLink } from '../../../ui/index.ts';
import type { CartLine } from '../cart.types.ts';
import type { LineFailure } from './line-failure.ts';
import { LineTrouble } from './line-trouble.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import styles from './cart-lines.module.css';
import type { LineActions } from './use-line-actions.ts';

interface CartLineRowProps {
  readonly line: CartLine;
  /** Saved for later: not counted and not bought. */
  readonly isSaved: boolean;
  readonly failure: LineFailure | null;
  readonly actions: LineActions;
}

/** When a line is removed, the next or previous line or the page's title takes the focus. */
function focusNextOf(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next ?? document.querySelector('[data-page-title]');
  if (target instanceof HTMLElement) target.focus();
}

/** One line of the cart: item, quantity, price and actions. */
export function CartLineRow({ line, isSaved, failure, actions }: CartLineRowProps) {
  const { name, category, departments, variant, unit, unitPrice, quantity, stock, problem } = line;
  // The quantity of an unavailable item cannot be changed; it is shown again when the item is available.
  const canCount = !isSaved && problem !== 'not_available' && problem !== 'out_of_stock';
  const { leaving: leavingActions } = actions;
  return (
    <li
      className={styles.line}
      tabIndex={-1}
      aria-label={name}
      data-trouble={problem !== null && !isSaved ? true : undefined}
    >
      <div className={styles.tile} aria-hidden>
        <ListingTile
          department={departments[0] ?? 'exterior'}
          category={category}
          name={name}
          photo={line.pictureUrl}
        />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>
          <TextLink asChild color="gray" highContrast underline="hover">
            <Link to={`/product-checkout/${line.productId}`}>{name}</Link>
          </TextLink>
        </p>
        <p className={styles.quiet}>
          {variant ? `${variant} · ` : null}
          <Money {...unitPrice} />
          {unit ? ` per ${unit}` : ' each'}
        </p>
        {problem === null && !isSaved && quantity === stock ? (
          <p className={styles.quiet}>That’s all there is in stock.</p>
        ) : null}
        {problem === null && !isSaved && stock === null ? (
          <p className={styles.quiet}>{uncountedStockText}: the supplier confirms it by hand.</p>
        ) : null}
        <LineTrouble line={line} isSaved={isSaved} failure={failure} actions={actions} />
      </div>
      <div className={styles.count}>
        {canCount ? (
          <QuantityStepper
            name={name}
            quantity={quantity}
            stock={stock}
            onQuantity={(wanted) => actions.onQuantity(line, wanted)}
            onTyping={(typing) => actions.onTyping(line, typing)}
            onRemove={leavingActions ? () => leavingActions.onRemove(line, isSaved) : undefined}
          />
        ) : isSaved ? (
          <span className={styles.quiet}>{quantity.toLocaleString('en-GB')} wanted</span>
        ) : null}
      </div>
      <p className={styles.total}>
        {problem === null || isSaved ? (
          <Money {...line.lineTotal} />
        ) : (
          <span className={styles.uncounted}>Not in the total</span>
        )}
      </p>
      {leavingActions ? <Acts line={line} isSaved={isSaved} actions={leavingActions} /> : null}
    </li>
  );
}

interface ActsProps extends Pick<CartLineRowProps, 'line' | 'isSaved'> {
  readonly actions: NonNullable<LineActions['leaving']>;
}

/** The buttons that remove or move a line. */
function Acts({ line, isSaved, actions }: ActsProps) {
  const { name } = line;
  const leaving = (action: () => void) => (event: { currentTarget: HTMLElement }) => {
    focusNextOf(event.currentTarget);
    action();
  };
  return (
    <div className={styles.acts}>
      <Button
        size="1"
        variant="ghost"
        aria-label={`${isSaved ? 'Move to cart' : 'Save for later'}: ${name}`}
        onClick={leaving(() => (isSaved ? actions.onMoveToCart(line) : actions.onSaveForLater(line)))}
      >
        {isSaved ? 'Move to cart' : 'Save for later'}
      </Button>
      <Button
        size="1"
        variant="ghost"
        color="gray"
        aria-label={`Remove ${name}`}
        onClick={leaving(() => actions.onRemove(line, isSaved))}
      >
        Remove
      </Button>
    </div>
  );
}
