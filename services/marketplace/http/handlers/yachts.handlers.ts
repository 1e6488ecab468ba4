import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { DeliveryMethod, Vendors } from '../../modules/vendors/index.ts';
import type { Yacht, Yachts } from '../../modules/yachts/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { billToOf } from './bill-to-answer.ts';

type YachtHandlers = Pick<
  AllHandlers,
  | 'listYachts'
  | 'addYacht'
  | 'updateYacht'
  | 'setYachtPlaces'
  | 'setYachtPeople'
  | 'listDeliveryMethods'
  | 'setDeliveryMethods'
>;
type Schemas = components['schemas'];

const limitIn = (currency: string, spendingLimitMinor: number | null) =>
  spendingLimitMinor === null ? null : { amountMinor: spendingLimitMinor, currency };

const yachtIn = (
  currency: string,
  { id, name, port, berth, billTo, places, role, spendingLimitMinor, people, version }: Yacht,
): Schemas['Yacht'] => ({
  id,
  name,
  port,
  berth,
  billTo: billToOf(billTo),
  places: places.map((place) => ({ ...place })),
  role,
  spendingLimit: limitIn(currency, spendingLimitMinor),
  currency,
  people: people.map((person) => ({
    email: person.email,
    role: person.role,
    spendingLimit: limitIn(currency, person.spendingLimitMinor),
  })),
  version,
});

const methodIn =
  (currency: string) =>
  ({ costMinor, ports, days, ...method }: DeliveryMethod): Schemas['DeliveryMethod'] => ({
    ...method,
    cost: { amountMinor: costMinor, currency },
    ports: ports === null ? null : [...ports],
    days,
  });

/** Operations of tag "Yachts": delivery places, and a supplier's delivery methods. */
export const yachtHandlers = (yachts: Yachts, vendors: Vendors): YachtHandlers => {
  const yachtOf = (yacht: Yacht) => yachtIn(yachts.currency, yacht);
  return {
    async listYachts({ session }) {
      const items = (await yachts.listYachts(session.userId)).map(yachtOf);
      return { status: 200, body: { status: true, data: { items } } };
    },

    async addYacht({ session, body }) {
      const added = await yachts.addYacht(session.userId, body);
      if (!added.ok) return refused(added.error);
      const message = `${added.value.name} is added.`;
      return { status: 201, body: { status: true, message, data: yachtOf(added.value) } };
    },

    async updateYacht({ session, params, headers, body }) {
      const target = { id: params.yachtId, ifMatch: headers['if-match'] };
      const changed = await yachts.updateYacht(session.userId, target, body);
      if (!changed.ok) return refused(changed.error);
      return { status: 200, body: { status: true, message: 'Saved.', data: yachtOf(changed.value) } };
    },

    async setYachtPlaces({ session, params, headers, body }) {
      const target = { id: params.yachtId, ifMatch: headers['if-match'] };
      const set = await yachts.setYachtPlaces(session.userId, target, body.items);
      if (!set.ok) return refused(set.error);
      return { status: 200, body: { status: true, message: 'Saved.', data: yachtOf(set.value) } };
    },

    async setYachtPeople({ session, params, headers, body }) {
      const target = { id: params.yachtId, ifMatch: headers['if-match'] };
      const set = await yachts.setYachtPeople(session.userId, target, body.items);
      if (!set.ok) return refused(set.error);
      return { status: 200, body: { status: true, message: 'Saved.', data: yachtOf(set.value) } };
    },

    async listDeliveryMethods({ session }) {
      const { currency, methods } = await vendors.listDeliveryMethods(session);
      return { status: 200, body: { status: true, data: { items: methods.map(methodIn(currency)) } } };
    },

    async setDeliveryMethods({ session, body }) {
      const set = await vendors.setDeliveryMethods(session, body.items);
      if (!set.ok) return refused(set.error);
      const { currency, methods } = set.value;
      const data = { items: methods.map(methodIn(currency)) };
      return { status: 200, body: { status: true, message: 'Saved.', data } };
    },
  };
};
