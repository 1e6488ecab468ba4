import { createStore } from '@xstate/store';

/** How what is new gets to this tab. */
export type ArrivalWay = 'live' | 'polling' | 'away';

const atFirst: { readonly way: ArrivalWay } = { way: 'away' };

/** For the screens, of what the shell keeps going. */
export const arrivalStore = createStore({
  context: atFirst,
  on: { changed: (_, event: { way: ArrivalWay }) => ({ way: event.way }) },
});
