import { expect, it, vi } from 'vitest';
import { createApi, createStartUpSettings } from './create-api.ts';

const refused = async () =>
  new Response(
    JSON.stringify({
      status: false,
      message: 'It has ended.',
      error: { code: 'SESSION_EXPIRED', requestId: 'r-1' },
    }),
    { status: 401, headers: { 'content-type': 'application/json' } },
  );

it('reports that the stored token is refused, except by the start-up call', async () => {
  const onTokenRefused = vi.fn();
  const parts = {
    baseUrl: 'https://quayside.example.com/api',
    readToken: () => 'a-token',
    fetch: refused,
    onTokenRefused,
  };
  await expect(createStartUpSettings(parts).retrieve()).rejects.toThrow('It has ended.');
  expect(onTokenRefused).not.toHaveBeenCalled();
  await expect(createApi(parts).settings.retrieve()).rejects.toThrow('It has ended.');
  expect(onTokenRefused).toHaveBeenCalledTimes(1);
});
