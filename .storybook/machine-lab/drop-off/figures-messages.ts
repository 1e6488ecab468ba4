import type { FlowFigures } from './figures.types.ts';

/** The messages between the drop-off page and the dev server, over Vite's websocket. */
export const figuresMessages = { ask: 'machine-lab:ask-figures', answer: 'machine-lab:figures' } as const;

/** "What did the running market count?" */
export interface FiguresRequest {
  readonly id: string;
  readonly flow: string;
  readonly days: number;
}

export type FiguresAnswer = { readonly id: string } & (
  | { readonly ok: true; readonly figures: FlowFigures; /** Its address. */ readonly market: string }
  | { readonly ok: false; readonly reason: string }
);
