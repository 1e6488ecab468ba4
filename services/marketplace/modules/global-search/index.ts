import type { Session } from '../account/index.ts';
import type { GlobalSearchParts } from './global-search.parts.ts';
import { findEverything, findVendorsNamed } from './global-search.service.ts';
import { listPeople } from './people/people-list.service.ts';
import { getPerson } from './people/person.service.ts';

export type { Found } from './global-search.service.ts';
export type { Person } from './people/person.service.ts';

/** The module's public interface: one search over the market, the user's own data, and for admins all users. */
export const createGlobalSearch = (parts: GlobalSearchParts) =>
  ({
    findEverything: (session: Session | null, asked: { readonly q: string }) =>
      findEverything(parts, session, asked),
    findVendors: (q: string) => findVendorsNamed(parts, q),
    listPeople: (asked: Parameters<typeof listPeople>[1]) => listPeople(parts, asked),
    getPerson: (userId: string) => getPerson(parts, userId),
  }) as const;

export type GlobalSearch = ReturnType<typeof createGlobalSearch>;
