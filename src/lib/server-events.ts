/** A server-sent event; missing fields are empty. */
interface ServerEvent {
  readonly name: string;
  readonly id: string;
  readonly data: string;
}

function fieldsOf(event: string): ServerEvent {
  const field = (name: string) =>
    event
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      .join('\n');
  return { name: field('event'), id: field('id'), data: field('data') };
}

/**
 * Reads a stream of server-sent events until it ends, and reports each event. `onBytes` is called for every chunk,
 * including comments, which shows that the connection is alive. Rejects if the connection breaks.
 */
export async function readServerEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onBytes: () => void = () => undefined,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const events = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) onEvent(fieldsOf(event));
  }
}
