import { inflateSync } from 'node:zlib';

export interface ReceivedItem {
  readonly type: string;
  readonly payload: unknown;
}

/** One request to the ingest address, as it arrived and with all its content inflated. */
export interface Received {
  readonly header: Readonly<Record<string, unknown>>;
  readonly items: readonly ReceivedItem[];
  /** The whole content as text, with recordings inflated, to search for secrets. */
  readonly text: string;
}

const recordingOf = (bytes: Buffer): string => {
  const line = bytes.indexOf(0x0a);
  const body = bytes.subarray(line + 1);
  return body[0] === 0x78 ? inflateSync(body).toString() : body.toString();
};

/** Reads the envelope format: a JSON line, then per item a JSON line and `length` bytes, or a line without it. */
export const parseEnvelope = (bytes: Buffer): Received => {
  let at = 0;
  const line = (): string => {
    const end = bytes.indexOf(0x0a, at);
    const text = bytes.subarray(at, end < 0 ? bytes.length : end).toString();
    at = end < 0 ? bytes.length : end + 1;
    return text;
  };
  const headerLine = line();
  const texts = [headerLine];
  const items: ReceivedItem[] = [];
  while (at < bytes.length) {
    const itemLine = line();
    const itemHeader: { type: string; length?: number } = JSON.parse(itemLine);
    let text: string;
    if (itemHeader.length === undefined) text = line();
    else {
      const body = bytes.subarray(at, at + itemHeader.length);
      text = itemHeader.type === 'replay_recording' ? recordingOf(body) : body.toString();
      at += itemHeader.length + 1;
    }
    texts.push(itemLine, text);
    items.push({ type: itemHeader.type, payload: JSON.parse(text) });
  }
  return { header: JSON.parse(headerLine), items, text: texts.join('\n') };
};
