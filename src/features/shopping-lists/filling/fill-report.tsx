import { Link } from 'react-router-dom';
import { BusyButton, Button, Dialog, TextLink } from '../../../ui/index.ts';
import { addedOf, isAsWanted, itemsText, priceText, shortageText } from './fill-texts.ts';
import styles from './fill-report.module.css';
import type { FilledCart, FilledLine } from './filling.types.ts';

interface FillReportProps {
  readonly filled: FilledCart;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The result for each line to be added to the cart: missing items first, then those with another price. */
export function FillReport({ filled: { lines }, isUndoing, onUndo, onClose }: FillReportProps) {
  const added = addedOf(lines);
  const missing = lines.filter(({ outcome }) => outcome !== 'added');
  const repriced = lines.filter(({ outcome, previousUnitPrice }) => outcome === 'added' && previousUnitPrice);
  const same = lines.filter(isAsWanted).length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={added === 0 ? 'Nothing was added to your cart' : `${itemsText(added)} added to your cart`}
      footer={
        added === 0 ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <BusyButton variant="surface" color="gray" highContrast busy={isUndoing} onClick={onUndo}>
              Undo
            </BusyButton>
            <Button asChild>
              <Link to="/crew/cart">View cart</Link>
            </Button>
          </>
        )
      }
    >
      <div className={styles.report}>
        <Lines title="Not added, or fewer" lines={missing} />
        <Lines title="Price changed" lines={repriced} />
        {same > 0 ? (
          <p className={styles.same}>{same === 1 ? '1 line was' : `${same} lines were`} added in full.</p>
        ) : null}
      </div>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly FilledLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.inventoryId}>
            <p className={styles.name}>
              <TextLink asChild color="gray" highContrast underline="hover">
                <Link to={`/product-checkout/${line.productId}`}>{line.name}</Link>
              </TextLink>
              {line.variant ? ` · ${line.variant}` : null}
            </p>
            {line.supplierName ? <p>{line.supplierName}</p> : null}
            <p>{[shortageText(line), priceText(line)].filter((text) => text !== null).join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
