import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal } from '../../../http-adapter/index.ts';
import type { Cart, Carts, FilledCart, FilledLine } from '../../modules/cart/index.ts';
import type {
  FoundPart,
  ShoppingList,
  ShoppingListLine,
  ShoppingLists,
} from '../../modules/shopping-lists/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { cartBodyOf } from './cart.handlers.ts';

type ShoppingListHandlers = Pick<
  AllHandlers,
  | 'orderAgain'
  | 'fillCart'
  | 'restoreCart'
  | 'priceVisitorCart'
  | 'listShoppingLists'
  | 'createShoppingList'
  | 'getShoppingList'
  | 'renameShoppingList'
  | 'removeShoppingList'
  | 'restoreShoppingList'
  | 'setShoppingListLines'
  | 'putShoppingListInCart'
  | 'listFavourites'
  | 'setFavourite'
  | 'findParts'
>;
type Schemas = components['schemas'];

const filledLineOf = (
  { unitPriceMinor, previousUnitPriceMinor, before, ...line }: FilledLine,
  currency: string,
): Schemas['FilledLine'] => ({
  ...line,
  before: { ...before },
  unitPrice: unitPriceMinor === null ? null : { amountMinor: unitPriceMinor, currency },
  previousUnitPrice:
    previousUnitPriceMinor === null ? null : { amountMinor: previousUnitPriceMinor, currency },
});

function filledMessage(lines: readonly FilledLine[]): string {
  const added = lines.reduce((sum, line) => sum + line.added, 0);
  if (added === 0) return 'Nothing could be added to your cart.';
  return added === 1 ? '1 item was added to your cart.' : `${added} items were added to your cart.`;
}

const filledAnswer = ({ cart, lines }: FilledCart) =>
  ({
    status: 200,
    body: {
      status: true,
      message: filledMessage(lines),
      data: { cart: cartBodyOf(cart), lines: lines.map((line) => filledLineOf(line, cart.currency)) },
    },
  }) as const;

function visitorCartOf(cart: Cart): Schemas['VisitorCart'] {
  const { totalItems, lines, suppliers, subtotal, tax, delivery, total } = cartBodyOf(cart);
  return { totalItems, lines, suppliers, subtotal, tax, delivery, total };
}

function listLineOf({ offer, ...line }: ShoppingListLine): Schemas['ShoppingListLine'] {
  if (offer === null) return { ...line, offer };
  const { priceMinor, currency, ...same } = offer;
  return { ...line, offer: { ...same, unitPrice: { amountMinor: priceMinor, currency } } };
}

const listOf = ({ id, name, isFavourites, lines }: ShoppingList): Schemas['ShoppingList'] => ({
  id,
  name,
  isFavourites,
  lines: lines.map(listLineOf),
});

const listAnswer = (message: string, list: ShoppingList) =>
  ({ status: 200, body: { status: true, message, data: listOf(list) } }) as const;

const partOf = ({ partNumber, offers }: FoundPart): Schemas['PartsFound']['items'][number] => ({
  partNumber,
  offers: offers.map(({ priceMinor, currency, ...offer }) => ({
    ...offer,
    unitPrice: { amountMinor: priceMinor, currency },
  })),
});

/** Operations of tag "Shopping lists", and those that add many items to a cart at once. */
export const shoppingListHandlers = (lists: ShoppingLists, carts: Carts): ShoppingListHandlers => ({
  async orderAgain({ session, params }) {
    const filled = await lists.orderAgain(session.userId, params.orderId);
    return filled.ok ? filledAnswer(filled.value) : refused(filled.error);
  },

  async fillCart({ session, body }) {
    const wanted = body.lines.map((line) => ({ ...line, priceMinor: null }));
    const filled = await carts.fillCart(session.userId, async () => wanted);
    if (!filled.ok) throw new Error('what was sent is always there');
    return filledAnswer(filled.value);
  },

  async restoreCart({ session, body }) {
    const restored = await carts.restoreCart(session.userId, body);
    if (!restored.ok) return refusal(restored.error.code);
    return {
      status: 200,
      body: { status: true, message: 'Your cart is as it was before.', data: cartBodyOf(restored.value) },
    };
  },

  async priceVisitorCart({ body }) {
    return {
      status: 200,
      body: { status: true, data: visitorCartOf(await carts.priceVisitorCart(body.lines)) },
    };
  },

  async listShoppingLists({ session }) {
    const items = (await lists.listShoppingLists(session.userId)).map(({ updatedAt, ...list }) => ({
      ...list,
      updatedAt: updatedAt.toISOString(),
    }));
    return { status: 200, body: { status: true, data: { items } } };
  },

  async createShoppingList({ session, body }) {
    const created = await lists.createShoppingList(session.userId, body.name);
    if (!created.ok) return refused(created.error);
    const message = `${created.value.name} was created.`;
    return { status: 201, body: { status: true, message, data: listOf(created.value) } };
  },

  async getShoppingList({ session, params }) {
    const found = await lists.getShoppingList(session.userId, params.listId);
    if (!found.ok) return refused(found.error);
    return { status: 200, body: { status: true, data: listOf(found.value) } };
  },

  async renameShoppingList({ session, params, body }) {
    const renamed = await lists.renameShoppingList(session.userId, params.listId, body.name);
    return renamed.ok ? listAnswer('Saved.', renamed.value) : refused(renamed.error);
  },

  async removeShoppingList({ session, params }) {
    const removed = await lists.removeShoppingList(session.userId, params.listId);
    if (!removed.ok) return refused(removed.error);
    return { status: 200, body: { status: true, message: `${removed.value.name} was removed.` } };
  },

  async restoreShoppingList({ session, params }) {
    const restored = await lists.restoreShoppingList(session.userId, params.listId);
    return restored.ok
      ? listAnswer(`${restored.value.name} is back.`, restored.value)
      : refused(restored.error);
  },

  async setShoppingListLines({ session, params, body }) {
    const set = await lists.setShoppingListLines(session.userId, params.listId, body.lines);
    return set.ok ? listAnswer('Saved.', set.value) : refused(set.error);
  },

  async putShoppingListInCart({ session, params, body }) {
    const filled = await lists.putShoppingListInCart(session.userId, params.listId, body.lineIds ?? null);
    return filled.ok ? filledAnswer(filled.value) : refused(filled.error);
  },

  async listFavourites({ session }) {
    const productIds = [...(await lists.listFavourites(session.userId))];
    return { status: 200, body: { status: true, data: { productIds } } };
  },

  async setFavourite({ session, body }) {
    const set = await lists.setFavourite(session.userId, body);
    if (!set.ok) return refused(set.error);
    const message = body.isFavourite ? 'Added to your favourites.' : 'Removed from your favourites.';
    return { status: 200, body: { status: true, message, data: { productIds: [...set.value] } } };
  },

  async findParts({ body }) {
    const items = (await lists.findParts(body.partNumbers)).map(partOf);
    return { status: 200, body: { status: true, data: { items } } };
  },
});
