import type { ComponentType } from 'react';
import type { Api } from '../../api/index.ts';
import { accountScreens } from '../../features/account/index.ts';
import { storefrontScreens } from '../../features/storefront/index.ts';

/** What a screen's file exports. `loader` runs before the screen shows, on the server too; `head` describes the loaded page to search engines. */
export interface ScreenModule {
  Component: ComponentType;
  loader?: (args: { api: Api; request: Request }) => Promise<unknown>;
  head?: (data: never, site: { siteUrl: string }) => { description: string; jsonLd: object[] };
}

/** Every screen there is, by its path in the route table. A path without one shows the plain page. */
export const screens: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  ...storefrontScreens,
  ...accountScreens,
};
