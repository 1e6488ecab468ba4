/**
 * Reads a stream of server-sent events until it ends, and names each event (`order`) as it arrives. `onBytes` hears of every chunk, comments too: the
 * line is up. Rejects where the connection breaks.
 */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (name: string) => void,
  onBytes: () => void,
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
    for (const event of events) {
      const name = /^event: ?(.*)$/m.exec(event)?.[1];
      if (name !== undefined) onEvent(name);
    }
  }
}
