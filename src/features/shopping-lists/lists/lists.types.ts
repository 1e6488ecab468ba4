import type { components } from '../../../api/index.ts';

export type ShoppingList = components['schemas']['ShoppingList'];
export type ShoppingListLine = components['schemas']['ShoppingListLine'];
export type ShoppingListSummary = components['schemas']['ShoppingListSummary'];
