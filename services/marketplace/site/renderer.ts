import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from './site-config.ts';

interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/**
 * The interface of dist/server/entry-server.js, which is loaded as an artefact: the service imports nothing of the
 * site's source.
 */
interface Renderer {
  render(url: URL, options: { readonly nonce: string }): Promise<RenderedPage>;
  /** The pattern of the page's route; null for an unknown address. */
  patternOf(pathname: string): string | null;
}
interface RendererOptions {
  readonly template: string;
  readonly siteConfig: SiteConfig;
  /** All style sheets of the build: the renderer links those that a page needs. */
  readonly stylesheets: readonly { readonly href: string; readonly css: string }[];
  readonly fetch: typeof globalThis.fetch;
}

export interface BuiltSite {
  readonly clientFolder: string;
  readonly template: string;
  readonly renderer: Renderer;
}

interface LoadOptions {
  readonly buildFolder: string;
  readonly siteConfig: SiteConfig;
  readonly fetch: typeof globalThis.fetch;
}

const entryOf = (buildFolder: string) => path.join(buildFolder, 'server', 'entry-server.js');

async function importEntry(entry: string): Promise<object> {
  const built: unknown = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  if (typeof built !== 'object' || built === null) throw new Error(`${entry} is no module.`);
  return built;
}

/** The built site, or null if `npm run build` has not been run. Throws if the artefact is not a renderer. */
export async function loadSite({ buildFolder, siteConfig, fetch }: LoadOptions): Promise<BuiltSite | null> {
  const clientFolder = path.join(buildFolder, 'client');
  const page = path.join(clientFolder, 'index.html');
  const entry = entryOf(buildFolder);
  if (!existsSync(page) || !existsSync(entry)) return null;
  const template = await readFile(page, 'utf8');
  const built = await importEntry(entry);
  if (!('createRenderer' in built) || typeof built.createRenderer !== 'function')
    throw new Error(`${entry} exports no createRenderer: run \`npm run build\` again.`);
  // Safe: the artefact is built from this repository with this interface; its result is tested by the first page.
  const createRenderer = built.createRenderer as (options: RendererOptions) => Renderer;
  return {
    clientFolder,
    template,
    renderer: createRenderer({
      template,
      siteConfig,
      stylesheets: await readStylesheets(clientFolder),
      fetch,
    }),
  };
}

async function readStylesheets(clientFolder: string) {
  const folder = path.join(clientFolder, 'assets');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  return Promise.all(
    names.map(async (name) => ({
      href: `/assets/${name}`,
      css: await readFile(path.join(folder, name), 'utf8'),
    })),
  );
}

/** The patterns of the site's routes, which the artefact exports as `routePatterns`; none without a build. */
export async function readRoutePatterns(buildFolder: string): Promise<readonly string[]> {
  const entry = entryOf(buildFolder);
  if (!existsSync(entry)) return [];
  const built = await importEntry(entry);
  const patterns: unknown = 'routePatterns' in built ? built.routePatterns : [];
  return Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === 'string') : [];
}
