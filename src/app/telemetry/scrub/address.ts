import type { AddressTables } from '../telemetry.types.ts';

/** Converts any address into one that shows where in the app, but not who or what. */
export interface Addresses {
  /** `https://site/crew/orders/17?x=1` → `https://site/crew/orders/:id`; a foreign address → `[external]`. */
  of(address: string): string;
  /** The same without the origin. */
  pathOf(address: string): string;
}

/** Files of the build, whose names are needed for source maps; uploaded files have other paths and are values. */
const builtFile = /^\/(?:assets|src|node_modules|@fs|@id|@vite)\/[\w./@~+-]+\.(?:m?jsx?|tsx?|css|woff2)$/;
const unknownRoute = '/*';

const guarded = (translate: ((path: string) => string | null) | undefined, path: string): string => {
  try {
    return translate?.(path) ?? unknownRoute;
  } catch {
    // A malformed escape in an address must neither prevent a report nor be part of it.
    return unknownRoute;
  }
};

/** `siteOrigin` as in `location.origin`. Query and fragment are always dropped, because they may contain tokens. */
export const createAddresses = (tables: AddressTables, siteOrigin: string): Addresses => {
  const bases = tables.apiBases.map((base) => new URL(base, siteOrigin));

  const pathIn = (url: URL): string | null => {
    for (const base of bases) {
      const prefix = base.pathname.replace(/\/$/, '');
      if (url.origin !== base.origin || !`${url.pathname}/`.startsWith(`${prefix}/`)) continue;
      return prefix + guarded(tables.toEndpointPattern, url.pathname.slice(prefix.length) || '/');
    }
    if (url.origin !== siteOrigin) return null;
    if (builtFile.test(url.pathname)) return url.pathname;
    return guarded(tables.toPattern, url.pathname);
  };

  const parsed = (address: string): URL | null => {
    if (!URL.canParse(address, siteOrigin)) return null;
    return new URL(address, siteOrigin);
  };

  return {
    of: (address) => {
      const url = parsed(address);
      const path = url && pathIn(url);
      return url && path ? (address.startsWith('/') ? path : url.origin + path) : '[external]';
    },
    pathOf: (address) => {
      const url = parsed(address);
      return (url && pathIn(url)) ?? '[external]';
    },
  };
};
