import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { invariant } from '../../../lib/invariant.ts';
import { parseEnvelope } from './envelope.ts';
import type { Received, ReceivedItem } from './envelope.ts';

const entry = fileURLToPath(new URL('./page.ts', import.meta.url));

/** The scripts of the page by their paths, and the path of the entry. */
async function buildPage() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __SENTRY_DEBUG__: 'false', __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true' },
    build: { write: false, rolldownOptions: { input: entry } },
  });
  invariant('output' in built, 'one page is built once, and not watched');
  const chunks = built.output.filter((each) => each.type === 'chunk');
  return {
    start: `/${chunks.find(({ isEntry }) => isEntry)?.fileName}`,
    scripts: new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code])),
  };
}

/** Built once for all test files that use it. */
let page: ReturnType<typeof buildPage> | undefined;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const markup = (script: string, settings: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>Order 4711 of Anna Lindqvist</title>
<meta name="test-config" content="${settings.replaceAll('&', '&amp;')}"></head>
<body>${body}<script type="module" src="${script}"></script></body></html>`;

/** A site with the real telemetry, its API (orders always fail) and its address for reports, on one port. */
export interface Ingest {
  readonly origin: string;
  /** The address for the reports of a page opened now. */
  readonly dsn: string;
  readonly received: readonly Received[];
  readonly pageViews: readonly unknown[];
  items(type: string): readonly ReceivedItem[];
  /** Resolves with the first matching item, waiting for it to arrive. */
  item(type: string, fits: (payload: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  /** From now on only this page's reports are accepted; those of a page closed before may still arrive. */
  forget(): void;
  close(): Promise<void>;
}

export const startIngest = async (body: string): Promise<Ingest> => {
  const { start, scripts } = await (page ??= buildPage());

  let project = 1;
  let received: Received[] = [];
  let pageViews: unknown[] = [];
  const waiting = new Set<() => void>();

  const server: Server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const content = await bodyOf(request);
      if (url.pathname === `/api/${project}/envelope/`) {
        const envelope = parseEnvelope(content);
        const head = [request.url, ...request.rawHeaders].join('\n');
        received.push({ ...envelope, text: `${head}\n${envelope.text}` });
        response.end('{}');
        for (const check of waiting) check();
      } else if (url.pathname === '/api/analytics/page-views') {
        pageViews.push(JSON.parse(content.toString()));
        response.end();
      } else if (url.pathname.startsWith('/api/')) response.writeHead(500).end('{"status":false}');
      else if (url.pathname.startsWith('/assets/')) {
        const script = scripts.get(url.pathname);
        if (script !== undefined) response.setHeader('content-type', 'text/javascript').end(script);
        else response.writeHead(404).end();
      } else {
        const settings = url.searchParams.get('settings') ?? '';
        response.setHeader('content-type', 'text/html').end(markup(start, settings, body));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  invariant(address !== null && typeof address === 'object', 'a listening server has an address');
  const host = `127.0.0.1:${address.port}`;

  const items = (type: string) => received.flatMap((each) => each.items).filter((item) => item.type === type);
  return {
    origin: `http://${host}`,
    get dsn() {
      return `http://public@${host}/${project}`;
    },
    get received() {
      return received;
    },
    get pageViews() {
      return pageViews;
    },
    items,
    item: (type, fits) =>
      new Promise((resolve) => {
        const check = () => {
          for (const { payload } of items(type)) {
            // Events, spans and replay events are JSON objects; recordings are lists and match nothing.
            const object = payload as Record<string, unknown>;
            if (!fits(object)) continue;
            waiting.delete(check);
            resolve(object);
            return;
          }
        };
        waiting.add(check);
        check();
      }),
    forget() {
      project += 1;
      received = [];
      pageViews = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
