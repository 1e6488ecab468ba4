import { Bike, Ship, Store, Truck } from 'lucide-react';
import { useId } from 'react';
import { collectionSentences } from '../../../lib/collection-details.ts';
import { canReach, daysText, nearestServed } from '../../../lib/delivery-reach.ts';
import { isReached } from '../place/place-use.ts';
import { portName } from '../../../lib/port-name.ts';
import { formatMoney, Money, VisuallyHidden } from '../../../ui/index.ts';
import type { AddressBook, CartLine, CartSupplier, DeliveryChange, Port } from '../cart.types.ts';
import styles from './delivery-choice.module.css';
import { DeliveryElsewhere } from './delivery-elsewhere.tsx';
import { OtherSuppliers } from './other-suppliers.tsx';

const icons = { berth: Ship, collection: Store, courier: Bike } as const;

interface DeliveryChoiceProps {
  readonly offer: CartSupplier;
  /** The lines to deliver. */
  readonly lines: readonly CartLine[];
  /** The slug of the cart's port; null if none is chosen. */
  readonly port: string | null;
  readonly ports: readonly Port[];
  /** Null if the cart has no yacht. */
  readonly addressBook: AddressBook | null;
  readonly onDelivery: (change: DeliveryChange) => void;
}

type Method = CartSupplier['deliveryMethods'][number];

/** The delivery method of one supplier's lines, with its address and price. */
export function DeliveryChoice({ offer, lines, port, ports, addressBook, onDelivery }: DeliveryChoiceProps) {
  const name = useId();
  const { supplier, deliveryMethods, deliveryMethodId, elsewhere } = offer;
  const goal = elsewhere?.port ?? port;
  const nameOf = (slug: string) => ports.find((each) => each.slug === slug)?.name ?? portName(slug);
  if (deliveryMethods.length === 0)
    return (
      <p className={styles.none} role="note" data-trouble tabIndex={-1}>
        {supplier.name} has no delivery methods at the moment, so these items can’t be bought now. Save them
        for later.
      </p>
    );
  const isOutOfReach = goal !== null && !isReached(offer, goal);
  const nearest = goal === null ? null : nearestServed(deliveryMethods, goal, ports);
  const chosen = deliveryMethods.find(({ id }) => id === deliveryMethodId);
  const collects = deliveryMethods.some(({ kind }) => kind === 'collection');
  return (
    // Opens automatically when a purchase is impossible without another choice.
    <details key={String(isOutOfReach)} className={styles.delivery} open={isOutOfReach}>
      <summary>
        <span className={styles.title}>Delivery</span>
        <Chosen method={chosen} facts={chosen ? factsOf(chosen, goal, nameOf) : []} />
        {chosen === undefined && !isOutOfReach ? (
          <>
            <Truck size={16} aria-hidden />
            <span className={styles.chosen}>
              Delivery not chosen yet
              {goal === null ? (
                <span className={styles.quiet}>
                  {collects
                    ? 'Enter above where you need it, or collect it yourself.'
                    : 'Enter above where you need it.'}
                </span>
              ) : null}
            </span>
          </>
        ) : null}
        <span className={styles.change}>
          <span>{chosen === undefined ? 'Choose' : 'Change'}</span>
          <VisuallyHidden> the delivery from {supplier.name}</VisuallyHidden>
        </span>
        {elsewhere ? (
          <span className={styles.goesTo}>To another address, in {nameOf(elsewhere.port)}</span>
        ) : null}
      </summary>
      <div className={styles.choices}>
        <fieldset className={styles.choice} aria-label={`Delivery from ${supplier.name}`}>
          {isOutOfReach ? (
            <div className={styles.none} role="note" data-trouble tabIndex={-1}>
              {supplier.name} doesn’t deliver to {nameOf(goal)}.{' '}
              {nearest ? `The nearest port it delivers to is ${nearest.name}. ` : ''}
              {collects ? 'Collect it yourself, choose' : 'Choose'} another port, save these items for later,
              or look for another supplier:
              <OtherSuppliers lines={lines} port={goal} ports={ports} />
            </div>
          ) : null}
          {deliveryMethods.map((method) => (
            <MethodOption
              key={method.id}
              method={method}
              group={name}
              isChosen={method.id === deliveryMethodId}
              goal={goal}
              nameOf={nameOf}
              collection={collectionSentences(
                { address: method.address ?? offer.collectAt, details: method.details },
                supplier.name,
              )}
              onChoose={() => onDelivery({ deliveryMethodId: method.id })}
            />
          ))}
        </fieldset>
        <DeliveryElsewhere
          supplier={supplier}
          elsewhere={elsewhere}
          ports={ports}
          addressBook={addressBook}
          onChange={onDelivery}
        />
      </div>
    </details>
  );
}

/** The chosen method, while the choice is closed. */
function Chosen({
  method,
  facts,
}: {
  readonly method: Method | undefined;
  readonly facts: readonly string[];
}) {
  if (method === undefined) return null;
  const Icon = icons[method.kind];
  return (
    <>
      <Icon size={16} aria-hidden />
      <span className={styles.chosen}>
        {method.name}
        <span className={styles.quiet}>
          {[
            method.cost.amountMinor === 0 ? 'Free' : formatMoney(method.cost),
            ...facts.map((fact) => fact.replace(/\.$/, '')),
          ].join(' · ')}
        </span>
      </span>
    </>
  );
}

/** The facts about a method for the port. */
function factsOf(method: Method, goal: string | null, nameOf: (slug: string) => string): readonly string[] {
  const { kind, name, ports: reached, days } = method;
  return [
    canReach(method, goal) || goal === null ? null : `Doesn’t reach ${nameOf(goal)}.`,
    kind === 'collection' && reached !== null && !reached.every((port) => name.includes(nameOf(port)))
      ? `Collected in ${reached.map(nameOf).join(', ')}.`
      : null,
    afterConfirmation(days),
  ].filter((fact) => fact !== null);
}

/** "1 to 2 days after confirmation". */
function afterConfirmation(days: Method['days']): string | null {
  const text = daysText(days);
  return text === null || days?.to === 0 ? text : `${text} after confirmation`;
}

interface MethodOptionProps {
  readonly method: Method;
  readonly group: string;
  readonly isChosen: boolean;
  readonly goal: string | null;
  readonly nameOf: (slug: string) => string;
  /** The ports of collection. */
  readonly collection: readonly string[];
  readonly onChoose: () => void;
}

function MethodOption({ method, group, isChosen, goal, nameOf, collection, onChoose }: MethodOptionProps) {
  const { kind, name, details, cost } = method;
  const Icon = icons[kind];
  const isReachable = canReach(method, goal);
  const messages = details === null ? [] : [details];
  const facts = [...factsOf(method, goal, nameOf), ...(kind === 'collection' ? collection : messages)];
  return (
    <label className={styles.method} data-disabled={!isReachable}>
      <input type="radio" name={group} checked={isChosen} disabled={!isReachable} onChange={onChoose} />
      <Icon size={16} aria-hidden />
      <span className={styles.words}>
        {name}
        {facts.map((fact) => (
          <span key={fact} className={styles.quiet}>
            {fact}
          </span>
        ))}
      </span>
      <span className={styles.cost}>{cost.amountMinor === 0 ? 'Free' : <Money {...cost} />}</span>
    </label>
  );
}
