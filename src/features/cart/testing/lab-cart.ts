import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/index.ts';
import type { CartHandle } from '../cart-handle.ts';
import { cartViewOf } from '../cart-view-of.ts';

/** A cart without effects; a request is done once it is no longer pending, whatever its result. */
export const labCart = (actor: ActorRefFrom<typeof cartMachine>): CartHandle => ({
  getSnapshot: () => cartViewOf(actor.getSnapshot()),
  subscribe: (listener) => actor.subscribe((snapshot) => listener(cartViewOf(snapshot))),
  send: (event) => actor.send(event),
  outcomeOf: (id) =>
    new Promise((resolve) => {
      const subscription = actor.subscribe(({ context: { requests } }) => {
        if (requests.some(({ requestId }) => requestId === id)) return;
        subscription.unsubscribe();
        resolve();
      });
    }),
});
