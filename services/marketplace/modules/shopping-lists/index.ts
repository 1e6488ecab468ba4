import { bindTo } from '../../platform/bind-to.ts';
import {
  createShoppingList,
  findParts,
  getShoppingList,
  listFavourites,
  listShoppingLists,
  orderAgain,
  putShoppingListInCart,
  removeShoppingList,
  renameShoppingList,
  restoreShoppingList,
  setFavourite,
  setShoppingListLines,
  type ShoppingListParts,
} from './shopping-lists.service.ts';

export type { FoundPart, ShoppingList, ShoppingListLine } from './shopping-lists.domain.ts';
export { forgetShoppingListsOf } from './shopping-lists.service.ts';

/** The module's public interface: shopping lists, favourites, repeated orders, and putting them into the cart. */
export function createShoppingLists(parts: ShoppingListParts) {
  const bind = bindTo(parts);
  return {
    listShoppingLists: bind(listShoppingLists),
    getShoppingList: bind(getShoppingList),
    createShoppingList: bind(createShoppingList),
    renameShoppingList: bind(renameShoppingList),
    removeShoppingList: bind(removeShoppingList),
    restoreShoppingList: bind(restoreShoppingList),
    setShoppingListLines: bind(setShoppingListLines),
    listFavourites: bind(listFavourites),
    setFavourite: bind(setFavourite),
    putShoppingListInCart: bind(putShoppingListInCart),
    orderAgain: bind(orderAgain),
    findParts: bind(findParts),
  } as const;
}

export type ShoppingLists = ReturnType<typeof createShoppingLists>;
