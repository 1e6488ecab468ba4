import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureOf } from './failures.ts';
import { adapterRefusals, refusal } from './refusal.ts';

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};
const messageOf: Readonly<Record<number, string>> = {
  408: 'The request took too long to arrive.',
  431: 'The head of the request is too large.',
};

/** Answers invalid HTTP, slow requests and too large heads in the envelope of every failure; the connection ends. */
export function answerUnreadable(
  { code = '' }: { readonly code?: string | undefined },
  socket: Socket,
): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = statusOf[code] ?? 400;
  const message = messageOf[status] ?? 'This request can’t be read.';
  const body = JSON.stringify(
    failureOf(adapterRefusals, refusal('VALIDATION', { message }), randomUUID()).body,
  );
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
