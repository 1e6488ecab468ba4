import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from './answer.ts';
import type { FailedCall } from './failed-calls.ts';
import { createParserClient } from './parser-client.ts';
import { createSettingsCalls } from './settings-calls.ts';
import { failureOf, json, onTheWire } from './testing/wire.ts';

const wire = onTheWire();
const { clientWith } = wire;

/** The reported failures, each as its error's code and status. */
const reportsTo = (onFailedCall: { mock: { calls: [FailedCall][] } }) =>
  onFailedCall.mock.calls.map(([{ error, ...call }]) => ({
    ...call,
    code: error.code,
    status: error.status,
  }));

describe('the report of a failed call', () => {
  const refusal = { status: false, message: 'Gone.', error: { code: 'NOT_FOUND', requestId: 'r-3' } };
  const change = { firstName: 'Mara' };
  const onFailedCall = vi.fn<(failure: FailedCall) => void>();
  beforeEach(() => onFailedCall.mockReset());

  it.each([
    ['an answer outside 200-299', json(404, refusal), 'NOT_FOUND', 404, refusal],
    ['a success whose status is false', json(200, refusal), 'NOT_FOUND', 200, refusal],
    ['a success whose ok is false', json(200, { ok: false }), 'BAD_RESPONSE', 200, { ok: false }],
    ['a refusal that is no JSON', { status: 502, body: '<html>' }, 'BAD_RESPONSE', 502, '<html>'],
    ['a success that is no JSON', { status: 200, body: '<html>' }, 'BAD_RESPONSE', 200, '<html>'],
    ['an answer cut short', 'cut', 'ABORTED', 200, undefined],
  ] as const)('comes once for %s, with what was sent', async (_, reply, code, status, responseData) => {
    wire.respond = () => reply;
    const call = clientWith('tok-1', { onFailedCall }).PUT('/settings', { body: change });
    expect((await failureOf(answer(call))).code).toBe(code);
    expect(reportsTo(onFailedCall)).toEqual([
      {
        endpoint: '/settings',
        method: 'PUT',
        requestPayload: change,
        responseData,
        code,
        status,
      },
    ]);
    expect(JSON.parse(wire.seen[0]?.body ?? '')).toEqual(change);
  });

  it('comes once when there is no answer, with what was sent', async () => {
    const timeout = new AbortController();
    wire.respond = () => {
      timeout.abort(new DOMException('Took too long', 'TimeoutError'));
      return 'hang';
    };
    const options = { body: change, signal: timeout.signal };
    await failureOf(answer(clientWith('tok-1', { onFailedCall }).PUT('/settings', options)));
    const unreachable = clientWith('tok-1', { onFailedCall, baseUrl: 'http://127.0.0.1:1/api' });
    await failureOf(answer(unreachable.PUT('/settings', { body: change })));
    const [common, responseData] = [{ endpoint: '/settings', method: 'PUT' }, undefined];
    expect(reportsTo(onFailedCall)).toEqual([
      { ...common, requestPayload: change, responseData, code: 'TIMEOUT', status: 0 },
      { ...common, requestPayload: change, responseData, code: 'NETWORK_ERROR', status: 0 },
    ]);
  });

  it("names the path by the contract's template and leaves out forms", async () => {
    wire.respond = () => json(404, refusal);
    const client = clientWith('tok-1', { onFailedCall });
    const params = { path: { sessionId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f' } };
    await failureOf(answer(client.DELETE('/auth/sessions/{sessionId}', { params })));
    await failureOf(createSettingsCalls(client, () => 'tok-1').uploadPicture(new File(['{}'], 'mara.png')));
    expect(
      reportsTo(onFailedCall).map(({ method, endpoint, requestPayload }) => [
        method,
        endpoint,
        requestPayload,
      ]),
    ).toEqual([
      ['DELETE', '/auth/sessions/{sessionId}', undefined],
      ['POST', '/settings/profile-picture', undefined],
    ]);
  });

  it('does not come for a success or for what was canceled before, during or after the headers', async () => {
    const client = clientWith('tok-1', { onFailedCall });
    await answer(client.PUT('/settings', { body: change }));
    wire.respond = () => ({ status: 204 });
    await answer(client.PUT('/settings', { body: change }));

    const before = { body: change, signal: AbortSignal.abort() };
    const codes = [(await failureOf(answer(client.PUT('/settings', before)))).code];

    const during = new AbortController();
    wire.respond = () => {
      during.abort();
      return 'hang';
    };
    const waiting = client.PUT('/settings', { body: change, signal: during.signal });
    codes.push((await failureOf(answer(waiting))).code);

    const after = new AbortController();
    wire.respond = () => 'stall';
    const answered = async (request: Request) => {
      const response = await fetch(request);
      after.abort();
      return response;
    };
    const reading = clientWith('tok-1', { onFailedCall, fetch: answered });
    codes.push(
      (await failureOf(answer(reading.PUT('/settings', { body: change, signal: after.signal })))).code,
    );
    expect([codes, onFailedCall.mock.calls]).toEqual([Array(3).fill('CANCELED'), []]);
  });

  it('comes while a refused token is still the stored one', async () => {
    wire.respond = () => json(401, refusal);
    const order: string[] = [];
    const client = clientWith('tok-1', {
      onFailedCall: () => order.push('reported'),
      onTokenRefused: () => order.push('refused'),
    });
    await failureOf(answer(client.GET('/carts')));
    expect(order).toEqual(['reported', 'refused']);
  });

  it('comes from the parser too, by its own contract', async () => {
    wire.respond = () => json(422, refusal);
    const bodySerializer = () => new FormData();
    const parser = createParserClient({ baseUrl: wire.origin, onFailedCall });
    await failureOf(answer(parser.POST('/parse-inventory', { body: { file: 'a.csv' }, bodySerializer })));
    expect(reportsTo(onFailedCall)).toEqual([
      {
        endpoint: '/parse-inventory',
        method: 'POST',
        requestPayload: undefined,
        responseData: refusal,
        code: 'NOT_FOUND',
        status: 422,
      },
    ]);
  });
});
