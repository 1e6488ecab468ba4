import { afterEach, expect, it, vi } from 'vitest';
import { createMarketplaceClient } from '../../api/index.ts';
import { createImportParts } from './import-parts.ts';

afterEach(() => vi.unstubAllGlobals());

it('reports the calls of the parser that fail, as those of the marketplace', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: false }, { status: 500 }));
  const onFailedCall = vi.fn();
  const client = createMarketplaceClient({ baseUrl: 'http://localhost/api', readToken: () => null });
  const { parserClient } = createImportParts({
    api: { client, onFailedCall },
    parserBase: 'http://localhost:4020',
    market: { currency: 'EUR', rates: [], ports: [] },
  });
  const progressId = '01890000-0000-7000-8000-000000000000';
  await parserClient
    .GET('/progress/{progressId}', { params: { path: { progressId } } })
    .catch(() => undefined);
  expect(onFailedCall).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ endpoint: '/progress/{progressId}', method: 'GET' }),
  );
});
