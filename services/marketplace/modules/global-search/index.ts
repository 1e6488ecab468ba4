import type { Session } from '../account/index.ts';
import type { GlobalSearchParts } from './global-search.parts.ts';
import { findEverything, findLatestOfBuyer, findVendorsNamed } from './global-search.service.ts';

export type { Found } from './global-search.service.ts';

/** The module's public interface: one search over the market, the user's own data, and for admins that of all users. */
export const createGlobalSearch = (parts: GlobalSearchParts) =>
  ({
    findEverything: (session: Session | null, asked: { readonly q: string }) =>
      findEverything(parts, session, asked),
    findVendors: (q: string) => findVendorsNamed(parts, q),
    findLatestOfBuyer: (userId: string, atMost: number) => findLatestOfBuyer(parts, userId, atMost),
  }) as const;

export type GlobalSearch = ReturnType<typeof createGlobalSearch>;
