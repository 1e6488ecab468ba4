import type { ReactNode } from 'react';
import { renderScreen, sessionOf, type Answers } from '../../../testing/render-screen.tsx';

/**
 * Renders a screen for a signed-in supplier, with a fake server that gives these answers and keeps its event stream
 * open.
 */
export function renderSupplierScreen(screen: ReactNode, answers: Answers, at: { path: string; at: string }) {
  let events: ReadableStreamDefaultController<Uint8Array> | undefined;
  const openStream = () => {
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (events = given) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const shown = renderScreen(
    screen,
    { 'GET /orders/events': openStream, ...answers },
    { ...at, session: sessionOf('supplier') },
  );
  return {
    ...shown,
    /** Sends an event, as when an order changes elsewhere. */
    sendChange: () => events?.enqueue(new TextEncoder().encode('event: order\ndata: {}\n\n')),
  };
}
