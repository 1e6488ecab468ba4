import { Bike, Ship, Store } from 'lucide-react';
import { useId } from 'react';
import { Money } from '../../../ui/index.ts';
import type { CartSupplier } from '../cart.types.ts';
import styles from './delivery-choice.module.css';

const icons = { berth: Ship, collection: Store, courier: Bike } as const;

interface DeliveryChoiceProps {
  readonly offer: CartSupplier;
  readonly onDelivery: (deliveryMethodId: string) => void;
}

/** How one supplier's part comes on board, and what that costs. */
export function DeliveryChoice({ offer, onDelivery }: DeliveryChoiceProps) {
  const name = useId();
  const { supplier, deliveryMethods, deliveryMethodId } = offer;
  if (deliveryMethods.length === 0)
    return (
      <p className={styles.none} role="note">
        {supplier.name} has no delivery methods at the moment, so these items can’t be bought now. Save them
        for later.
      </p>
    );
  return (
    <fieldset className={styles.choice} aria-label={`Delivery from ${supplier.name}`}>
      <legend>Delivery</legend>
      {deliveryMethods.map(({ id, kind, name: methodName, details, cost }) => {
        const Icon = icons[kind];
        return (
          <label key={id} className={styles.method}>
            <input
              type="radio"
              name={name}
              checked={id === deliveryMethodId}
              onChange={() => onDelivery(id)}
            />
            <Icon size={16} aria-hidden />
            <span className={styles.words}>
              {methodName}
              {details ? <span className={styles.quiet}>{details}</span> : null}
            </span>
            <span className={styles.cost}>{cost.amountMinor === 0 ? 'Free' : <Money {...cost} />}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
