import type { Session } from '../account/index.ts';
import type { FindingParts } from './finding.parts.ts';
import { findEverything, findVendorsNamed } from './finding.service.ts';
import { getPerson } from './person.service.ts';

export type { Found } from './finding.service.ts';
export type { Person } from './person.service.ts';

/** The module's public interface: one search over the market and over what is one's own, and for admins the people. */
export const createFinding = (parts: FindingParts) =>
  ({
    findEverything: (session: Session | null, asked: { readonly q: string }) =>
      findEverything(parts, session, asked),
    findVendors: (q: string) => findVendorsNamed(parts, q),
    getPerson: (userId: string) => getPerson(parts, userId),
  }) as const;

export type Finding = ReturnType<typeof createFinding>;
