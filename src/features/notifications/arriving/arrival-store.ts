import { createStore } from '@xstate/store';

/** How new notifications reach this tab. */
export type ArrivalWay = 'live' | 'polling' | 'away';

const atFirst: { readonly way: ArrivalWay } = { way: 'away' };

/** The connection that the shell keeps, for the screens. */
export const arrivalStore = createStore({
  context: atFirst,
  on: { changed: (_, event: { way: ArrivalWay }) => ({ way: event.way }) },
});
