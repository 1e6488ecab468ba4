import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeBucket {
  readonly endpoint: string;
  /** By path, including the bucket's name. */
  readonly held: Map<string, { readonly body: Buffer; readonly type: string | undefined }>;
  /** Method, path, and whether the call was signed with the key `key-id`. */
  readonly requests: string[];
  /** Blocks calls until the returned function is called. */
  stall(): () => void;
  close(): void;
}

/** The S3 API that the file store uses, over HTTP. Callers set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const held: FakeBucket['held'] = new Map();
  const requests: string[] = [];
  let open: Promise<void> = Promise.resolve();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.example.com');
    requests.push(
      `${request.method} ${pathname} ${/Credential=key-id\//.test(request.headers.authorization ?? '')}`,
    );
    const body = await buffer(request);
    await open;
    if (searchParams.get('list-type') === '2')
      return void response.end(listing(pathname, searchParams.get('prefix') ?? ''));
    const file = held.get(pathname);
    if (request.method === 'PUT') held.set(pathname, { body, type: request.headers['content-type'] });
    if (request.method === 'DELETE') held.delete(pathname);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const status = isRead && file === undefined ? 404 : request.method === 'DELETE' ? 204 : 200;
    response.writeHead(status, { ...(isRead && file && { 'content-length': file.body.length }) });
    response.end(request.method === 'GET' ? file?.body : undefined);
  }

  function listing(bucket: string, prefix: string): string {
    const root = `${bucket.replace(/\/$/, '')}/`;
    const keys = [...held.keys()].filter((path) => path.startsWith(root + prefix));
    const items = keys.map(
      (path) => `<Contents><Key>${path.slice(root.length)}</Key><Size>1</Size></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${items.join('')}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // Listening on TCP, so not a pipe's name.
  return {
    endpoint: `http://127.0.0.1:${port}`,
    held,
    requests,
    stall() {
      const gate = Promise.withResolvers<void>();
      open = gate.promise;
      return gate.resolve;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
