import type { SnapshotFrom } from 'xstate';
import { shownCount, type cartMachine } from '../../machines/cart/index.ts';
import type { CartView } from './cart-handle.ts';

/**
 * The part of a snapshot that screens read. In a separate file, because the count is calculated with the machine's
 * code, which the first page does not load.
 */
export const cartViewOf = (snapshot: SnapshotFrom<typeof cartMachine>): CartView => ({
  context: snapshot.context,
  matches: (state) => snapshot.matches(state),
  hasTag: (tag) => snapshot.hasTag(tag),
  cartCount: shownCount(snapshot.context),
});
