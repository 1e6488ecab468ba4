import { createServer } from 'vite';

// The site with hot reload: Vite on the public port, with all requests to the API passed on.
const [port, apiPort] = process.argv.slice(2).map(Number);
const api = `http://127.0.0.1:${apiPort}`;

/**
 * The page rendered by the API would contain the site's configuration; here it is fetched.
 * @type {import('vite').Plugin}
 */
const siteConfig = {
  name: 'quayside-site-config',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const page = await (await fetch(`${api}/login`, { headers: { accept: 'text/html' } })).text();
      const block = /<script[^>]*id="site-config"[^>]*>[^<]*<\/script>/.exec(page)?.[0];
      if (block === undefined) return html;
      const empty = /<script[^>]*id="site-config"[^>]*>[^<]*<\/script>/;
      return empty.test(html) ? html.replace(empty, block) : html.replace('</head>', `${block}</head>`);
    },
  },
};

const server = await createServer({
  plugins: [siteConfig],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/files', '/health', '/ready'].map((path) => [path, { target: api, ws: true }]),
    ),
  },
});
await server.listen();
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
