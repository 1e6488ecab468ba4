import { figuresMessages, type FiguresAnswer, type FiguresRequest } from './figures-messages.ts';

type Answered = Extract<FiguresAnswer, { ok: true }>;

/**
 * Fetches figures from the running market; null without a dev server. Rejects with an Error that says why there are
 * none.
 */
export type FiguresSource = (flow: string, days: number, signal: AbortSignal) => Promise<Answered>;

/** The part of Vite's connection to its server that this uses. */
type Connection = Pick<NonNullable<ImportMeta['hot']>, 'send' | 'on' | 'off'>;

const wentAway = 'The development server stopped. Start it again: this page then reloads.';

/** The dev server queries the market, because a page may not call another origin. */
export const serverFiguresSource =
  (connection: Connection, newId: () => string): FiguresSource =>
  (flow, days, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request: FiguresRequest = { id: newId(), flow, days };
      const stop = () => {
        connection.off(figuresMessages.answer, onAnswer);
        connection.off('vite:ws:disconnect', onGone);
        signal.removeEventListener('abort', onAbort);
      };
      const fail = (error: Error) => {
        stop();
        reject(error);
      };
      const onAnswer = (answer: FiguresAnswer) => {
        if (answer.id !== request.id) return;
        if (!answer.ok) return fail(new Error(answer.reason));
        stop();
        resolve(answer);
      };
      const onGone = () => fail(new Error(wentAway));
      const onAbort = () => fail(new Error('No one is waiting for it any more.', { cause: signal.reason }));
      connection.on(figuresMessages.answer, onAnswer);
      connection.on('vite:ws:disconnect', onGone);
      signal.addEventListener('abort', onAbort);
      connection.send(figuresMessages.ask, request);
    });
