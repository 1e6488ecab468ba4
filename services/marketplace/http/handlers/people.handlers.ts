import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Accounts } from '../../modules/account/index.ts';
import type { People, Person } from '../../modules/people/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { bookingOf, orderOf } from './global-search.handlers.ts';

type Schemas = components['schemas'];

const personOf = ({
  joinedAt,
  closedAt,
  suspension,
  orders,
  bookings,
  ...person
}: Person): Schemas['Person'] => ({
  ...person,
  joinedAt: joinedAt.toISOString(),
  closedAt: closedAt && closedAt.toISOString(),
  suspension: suspension && { at: suspension.at.toISOString(), reason: suspension.reason },
  actions: [...person.actions],
  yachts: [...person.yachts],
  orders: { total: orders.total, latest: orders.latest.map(orderOf) },
  bookings: { total: bookings.total, latest: bookings.latest.map(bookingOf) },
  messages: person.messages.map(({ createdAt, ...message }) => ({
    ...message,
    createdAt: createdAt.toISOString(),
  })),
  history: person.history.map(({ at, ...decision }) => ({ ...decision, at: new Date(at).toISOString() })),
});

const decided = {
  suspend: (name: string) => `${name} is suspended.`,
  reinstate: (name: string) => `${name} is no longer suspended.`,
} as const;

/** People with an account, for admins. */
export const peopleHandlers = (
  people: People,
  accounts: Pick<Accounts, 'decideSuspension'>,
): Pick<AllHandlers, 'listPeople' | 'getPerson' | 'decidePersonStatus'> => ({
  async listPeople({ query }) {
    const found = await people.listPeople(query);
    if (!found.ok) return refused(found.error);
    const { items, nextCursor } = found.value;
    const rows = items.map(({ joinedAt, suspendedAt, yachts, ...row }) => ({
      ...row,
      yachts: [...yachts],
      joinedAt: joinedAt.toISOString(),
      suspendedAt: suspendedAt && suspendedAt.toISOString(),
    }));
    return { status: 200, body: { status: true, data: { items: rows, nextCursor } } };
  },

  async getPerson({ params }) {
    const found = await people.getPerson(params.userId);
    return found.ok
      ? { status: 200, body: { status: true, data: personOf(found.value) } }
      : refused(found.error);
  },

  async decidePersonStatus({ session, params, body }) {
    const outcome = await accounts.decideSuspension(session, params.userId, body);
    if (!outcome.ok) return refused(outcome.error);
    const found = await people.getPerson(params.userId);
    if (!found.ok) return refused(found.error);
    const message = decided[body.command](found.value.name);
    return { status: 200, body: { status: true, message, data: personOf(found.value) } };
  },
});
