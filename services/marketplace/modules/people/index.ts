import { listPeople } from './people-list.service.ts';
import type { PeopleParts } from './people.parts.ts';
import { getPerson } from './person.service.ts';

export type { Person } from './person.service.ts';

/** The module's public interface: everybody with an account, for admins. */
export const createPeople = (parts: PeopleParts) =>
  ({
    listPeople: (asked: Parameters<typeof listPeople>[1]) => listPeople(parts, asked),
    getPerson: (userId: string) => getPerson(parts, userId),
  }) as const;

export type People = ReturnType<typeof createPeople>;
