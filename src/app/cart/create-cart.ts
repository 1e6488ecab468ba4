import { createActor, fromCallback, type InspectionEvent } from 'xstate';
import { createCartCalls, type MarketplaceClient } from '../../api/index.ts';
import type { Session } from '../../features/account/index.ts';
import { cartViewOf, type createOutcomes, type CartView } from '../../features/cart/index.ts';
import { toast } from '../../features/toasts/index.ts';
import {
  cartActors,
  cartMachine,
  storeVisitorLines,
  type CartEffects,
  type CartEvent,
} from '../../machines/cart/index.ts';

interface CartParts {
  client: MarketplaceClient;
  session: Session;
  storage: CartEffects['storage'];
  tabs: CartEffects['tabs'];
  outcomes: ReturnType<typeof createOutcomes>;
  /** Inspects the actor's events, for recordings and visits. */
  inspect: (event: InspectionEvent) => void;
}

interface Person {
  readonly id: string;
  readonly role: string;
}

/** The cart's owner: a signed-in user with a verified address, `nobody` without one, null while unknown. */
function personOf(view: ReturnType<Session['getSnapshot']>): Person | 'nobody' | null {
  if (view.matches('visitor') || view.matches('awaitingCode')) return 'nobody';
  const { user } = view.context;
  if (view.matches('signedIn')) return user ?? 'nobody';
  // If the settings cannot be loaded, the cart still works: the stored user is already shown.
  const isAssumed = view.matches('restoring') && view.hasTag('slow') && user?.status === 'active';
  return isAssumed ? user : null;
}

const isSomeone = (person: Person | 'nobody' | null) => person !== null && person !== 'nobody';

/** Compares ids, because reading the session again creates new objects for the same user. */
const isSame = (one: Person | 'nobody' | null, other: Person | 'nobody' | null): boolean =>
  isSomeone(one) && isSomeone(other) ? one.id === other.id && one.role === other.role : one === other;

/** The one cart actor of the app, not yet started. */
export function createCart({ client, session, storage, tabs, outcomes, inspect }: CartParts) {
  return createActor(
    cartMachine.provide({
      actors: {
        ...cartActors({ calls: createCartCalls(client), storage, tabs, now: () => new Date().toISOString() }),
        watchPerson: fromCallback<CartEvent>(({ sendBack }) => {
          let known: ReturnType<typeof personOf> = null;
          const listener = () => {
            const person = personOf(session.getSnapshot());
            // Null is the time between two users or two attempts to sign in: it changes nothing.
            if (person === null || isSame(person, known)) return;
            // Clears the cart when the user changes, even if nobody was signed in between the two.
            if (person === 'nobody' || isSomeone(known)) sendBack({ type: 'PERSON.LEFT' });
            if (person !== 'nobody') sendBack({ type: 'PERSON.ARRIVED', role: person.role });
            known = person;
          };
          listener();
          const subscription = session.subscribe(listener);
          return () => subscription.unsubscribe();
        }),
      },
      actions: {
        settle: (_, outcome) => outcomes.settle(outcome),
        storeVisitorLines: (_, { lines }) => storeVisitorLines(storage, lines),
        noteLeftOut: (_, { leftOut }) => {
          if (leftOut === 0) return;
          toast.warning(
            leftOut === 1 ? 'One item is no longer available.' : `${leftOut} items are no longer available.`,
            { description: 'Everything else you had added is in your cart.' },
          );
        },
      },
    }),
    { inspect },
  );
}

/** The actor with the interface that the app uses. */
export const cartHandle = (actor: ReturnType<typeof createCart>) => ({
  start: () => actor.start(),
  getSnapshot: () => cartViewOf(actor.getSnapshot()),
  subscribe: (listener: (view: CartView) => void) =>
    actor.subscribe((snapshot) => listener(cartViewOf(snapshot))),
  send: (event: CartEvent) => actor.send(event),
});
