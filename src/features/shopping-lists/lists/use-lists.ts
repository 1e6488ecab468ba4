import { answer, dataOf } from '../../../api/index.ts';
import { useAuth } from '../../account/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';
import type { ShoppingList } from './lists.types.ts';

/** The query key to reload after a change of a list. */
const lists = ['shopping-lists'] as const;

export const listKey = (listId: string) => [...lists, 'one', listId] as const;

/** The user's lists, favourites first, then by name. */
export function useLists({ enabled = true } = {}) {
  const { user } = useAuth();
  return useApiQuery({
    key: [...lists, 'all', user?.id ?? null],
    read: async ({ client, signal }) => {
      const { items } = await dataOf(client.GET('/shopping-lists', { signal }));
      return items;
    },
    enabled,
  });
}

/** One list with its lines, at today's prices. */
export const useList = (listId: string) =>
  useApiQuery({
    key: listKey(listId),
    read: ({ client, signal }) =>
      dataOf(client.GET('/shopping-lists/{listId}', { params: { path: { listId } }, signal })),
  });

/** Creates a list. */
export const useCreateList = (onDone: (list: ShoppingList) => unknown) =>
  useApiMutation({
    send: ({ client, signal }, name: string) =>
      dataOf(client.POST('/shopping-lists', { body: { name }, signal })),
    invalidates: [lists],
    onDone,
  });

export const useRenameList = (listId: string, onDone: () => unknown) =>
  useApiMutation({
    send: ({ client, signal }, name: string) =>
      answer(
        client.PUT('/shopping-lists/{listId}', { params: { path: { listId } }, body: { name }, signal }),
      ),
    invalidates: [lists],
    onDone,
    success: ({ message }) => message,
  });

const useRestoreList = () =>
  useApiMutation({
    send: ({ client, signal }, listId: string) =>
      answer(client.POST('/shopping-lists/{listId}/restore', { params: { path: { listId } }, signal })),
    invalidates: [lists],
    success: ({ message }) => message,
    failed: 'The list wasn’t restored.',
  });

/** Removes a list; `onDone` gets the server's message and an undo function. */
export function useRemoveList(onDone: (message: string, undo: () => void) => void) {
  const restoring = useRestoreList();
  return useApiMutation({
    send: ({ client, signal }, listId: string) =>
      answer(client.DELETE('/shopping-lists/{listId}', { params: { path: { listId } }, signal })),
    invalidates: [lists],
    onDone: ({ message }, listId) => onDone(message, () => void restoring.run(listId)),
    failed: 'The list wasn’t removed.',
  });
}

interface LineSetting {
  readonly listId: string;
  readonly productId: string;
  readonly inventoryId: string | null;
  /** 0 removes the line. */
  readonly quantity: number;
}

interface SetLineOptions {
  readonly failed: string;
  readonly onDone: (list: ShoppingList, setting: LineSetting) => unknown;
}

/** Sets the quantity of a line. */
export const useSetLine = ({ failed, onDone }: SetLineOptions) =>
  useApiMutation({
    send: ({ client, signal }, { listId, ...line }: LineSetting) =>
      dataOf(
        client.PUT('/shopping-lists/{listId}/lines', {
          params: { path: { listId } },
          body: { lines: [line] },
          signal,
        }),
      ),
    invalidates: [lists],
    onDone,
    failed,
  });
