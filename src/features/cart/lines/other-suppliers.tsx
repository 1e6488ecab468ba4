import { Link } from 'react-router-dom';
import { portName } from '../../../lib/port-name.ts';
import { TextLink } from '../../../ui/index.ts';
import type { CartLine, Port } from '../cart.types.ts';
import styles from './delivery-choice.module.css';

interface OtherSuppliersProps {
  readonly lines: readonly CartLine[];
  /** The slug of the port where they are needed; null if none is chosen. */
  readonly port: string | null;
  readonly ports: readonly Port[];
}

/** The products of lines that can't be bought from their supplier, each as a link to all who offer it. */
export const OtherSuppliers = ({ lines, port, ports }: OtherSuppliersProps) => {
  const name = port === null ? null : (ports.find(({ slug }) => slug === port)?.name ?? portName(port));
  const search = port === null ? '' : `?port=${encodeURIComponent(port)}`;
  return (
    <ul className={styles.others}>
      {lines.map(({ inventoryId, productId, name: product }) => (
        <li key={inventoryId}>
          <TextLink asChild underline="always">
            <Link to={`/product-checkout/${productId}${search}`}>
              {name === null ? product : `${product} in ${name}`}
            </Link>
          </TextLink>
        </li>
      ))}
    </ul>
  );
};
