import type { SnapshotFrom } from 'xstate';
import { shownCount, type cartMachine } from '../../machines/cart/index.ts';
import type { CartView } from './cart-handle.ts';

/** The snapshot as screens read it. In a file of its own: the arithmetic of the count comes with the machine, not with the first page. */
export const cartViewOf = (snapshot: SnapshotFrom<typeof cartMachine>): CartView => ({
  context: snapshot.context,
  matches: (state) => snapshot.matches(state),
  hasTag: (tag) => snapshot.hasTag(tag),
  cartCount: shownCount(snapshot.context),
});
