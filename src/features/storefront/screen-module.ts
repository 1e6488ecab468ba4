import type { ComponentType } from 'react';
import type { Api } from '../../api/index.ts';

/** What search engines and link previews read of the page; `jsonLd` is schema.org, one object a thing. */
export interface PageHead {
  /** In place of the route table's. */
  title?: string;
  description: string;
  jsonLd: object[];
  /** 404 where the address names nothing; 200 when not given. */
  status?: number;
}

/** A screen as the router loads it; `head` gets what the loader returned, and without a loader `undefined`. */
export interface ScreenModule {
  Component: ComponentType;
  loader?: (args: { api: Api; request: Request }) => Promise<unknown>;
  head?: ((data: never, site: { siteUrl: string }) => PageHead) | undefined;
}
