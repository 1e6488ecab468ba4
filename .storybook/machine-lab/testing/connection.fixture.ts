/** A fake of Vite's connection: listeners, sent messages, and the server's responses. */
export function connectionOf() {
  const listeners = new Map<string, Set<(data: never) => void>>();
  const sent: unknown[] = [];
  return {
    sent,
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    says: (event: string, data: unknown = {}) =>
      listeners.get(event)?.forEach((listen) => listen(data as never)), // each accepts its event's payload
    on: (event: string, listen: (data: never) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listen));
    },
    off: (event: string, listen: (data: never) => void) => {
      listeners.get(event)?.delete(listen);
    },
    send: (event: string, data?: unknown) => {
      sent.push([event, data]);
    },
  };
}
