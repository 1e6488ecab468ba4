import type { ComponentType } from 'react';
import type { Api } from '../../api/index.ts';

/** Data for search engines and link previews; `jsonLd` contains schema.org objects. */
export interface PageHead {
  /** Replaces the route table's title. */
  title?: string;
  description: string;
  jsonLd: object[];
  /** 404 if nothing exists at the address; 200 by default. */
  status?: number;
}

/** A screen as the router loads it; `head` gets the loader's result, or `undefined` without a loader. */
export interface ScreenModule {
  Component: ComponentType;
  loader?: (args: { api: Api; request: Request }) => Promise<unknown>;
  head?: ((data: never, site: { siteUrl: string }) => PageHead) | undefined;
}
