import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createApi } from './app/frame/create-api.ts';
import { dataBlock, hydrationBlock } from './app/server-rendering/hydration-data.ts';
import { createRenderedPage } from './app/server-rendering/rendered-page.ts';
import type { Stylesheet } from './app/server-rendering/linked-styles.ts';
import { pageTitle } from './app/frame/page-title.ts';
import { Providers } from './app/frame/providers.tsx';
import { createAppRoutes, type LoadedScreens } from './app/screens/app-routes.tsx';
import { canonicalPath, entryFor, isPublicPath } from './app/routes/gates.ts';
import { routeTable } from './app/routes/route-table.ts';
import { stillSession } from './features/account/index.ts';
import { stillCart } from './features/cart/index.ts';
import type { SiteConfig } from './features/site-config/index.ts';

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** What page views may be counted under. */
export const routePatterns: readonly string[] = routeTable.map(({ path }) => path);

interface RendererOptions {
  /** The built index.html with its `<!--head-->`, `<!--app-->` and `<!--data-->` places. */
  template: string;
  siteConfig: SiteConfig;
  /** Every style sheet of the build. */
  stylesheets: readonly Stylesheet[];
  /** Reaches the API without a session and without the network. */
  fetch: typeof globalThis.fetch;
}

/** What opens without a network (public/service-worker.js): the shell of no page in particular. */
const APP_SHELL = '/app-shell';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Head {
  title: string;
  description?: string;
  jsonLd?: object[];
  canonical?: string;
  nonce: string;
}

/** What a link to this page looks like where people share it. */
function sharingTags({
  title,
  description,
  canonical,
}: {
  title: string;
  description?: string;
  canonical: string;
}) {
  const picture = new URL('/og.png', canonical).href;
  return [
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    description && `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:url" content="${escapeHtml(canonical)}" />`,
    `<meta property="og:image" content="${escapeHtml(picture)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
}

function headHtml({ title, description, jsonLd = [], canonical, nonce }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}" />`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    ...(canonical ? sharingTags({ title, description, canonical }) : []),
    // The browser hides the attribute from styles and selectors; scripts of ours read the property.
    `<meta name="csp-nonce" nonce="${nonce}" />`,
    ...jsonLd.map(
      (item) =>
        `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** The whole page at once: parts that are loaded lazily are waited for, so that no script has to fill them in later. */
async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}

/** The door that the API process loads (ADR 0012): public pages become HTML, the rest the bare shell. */
export function createRenderer({ template, siteConfig, stylesheets, fetch }: RendererOptions) {
  const baseUrl = new URL(siteConfig.apiBase, siteConfig.siteUrl).href;
  const api = Promise.resolve(
    createApi({ baseUrl, readToken: () => null, fetch: (request) => fetch(request) }),
  );
  const loadApi = () => api;

  const drawnPage = createRenderedPage(template, stylesheets);

  const fill = (page: string, head: string, app: string, data: string): string =>
    page
      .replace('<!--head-->', () => head)
      .replace('<!--app-->', () => app)
      .replace('<!--data-->', () => `${dataBlock('site-config', siteConfig)}${data}`);

  /** Auth pages and onboarding depend on who is there: the shell is enough. */
  const isRendered = (pathname: string): boolean => {
    const layout = entryFor(pathname)?.layout;
    return isPublicPath(pathname) && (layout === 'public' || layout === 'standalone');
  };

  async function render(url: URL, { nonce }: { nonce: string }): Promise<RenderedPage> {
    const { pathname } = url;
    const canonicalAddress = canonicalPath(pathname);
    if (canonicalAddress !== pathname)
      return { status: 308, headers: { location: canonicalAddress + url.search }, html: '' };
    const title = pageTitle(pathname);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const status = entryFor(pathname) || pathname === APP_SHELL ? 200 : 404;
    const shell = { status, headers, html: fill(template, headHtml({ title, nonce }), '', '') };
    if (!isRendered(pathname)) return shell;
    const loaded: LoadedScreens = new Map();
    const routes = createAppRoutes(loadApi, { loaded });
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(url));
    if (context instanceof Response) {
      const location = context.headers.get('location');
      return { status: context.status, headers: location ? { location } : {}, html: '' };
    }
    // What could not be loaded here the browser tries again, and shows why if it fails there too.
    if (context.errors) return shell;
    const app = await htmlOf(
      <StrictMode>
        <Providers
          parts={{
            config: siteConfig,
            loadApi,
            session: stillSession,
            cart: stillCart(),
            telemetry: null,
            recorder: null,
          }}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StrictMode>,
    );
    const { loaderData } = context;
    const found = Object.entries(loaderData)
      .map(([id, data]) => loaded.get(id)?.head?.(data as never, siteConfig)) // each screen's head takes its own loader's data
      .find(Boolean);
    const canonical = new URL(pathname, siteConfig.siteUrl).href;
    const { status: ownStatus, ...head } = found ?? {};
    return {
      status: ownStatus ?? status,
      headers,
      html: fill(
        drawnPage(app, nonce),
        headHtml({ title, canonical, nonce, ...head }),
        app,
        hydrationBlock({ loaderData, errors: null }),
      ),
    };
  }

  return { render, patternOf: (pathname: string) => entryFor(pathname)?.path ?? null };
}
