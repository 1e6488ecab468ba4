import { answer, type components } from '../../../api/index.ts';
import type { ListingKind } from '../list/listing-kind.ts';
import { durationText, readDuration } from '../typed/typed-duration.ts';
import { priceField } from '../typed/typed-price.ts';

export type Service = components['schemas']['Service'];
type Sort = 'name' | '-name' | 'price' | '-price' | 'updated' | '-updated';

/** What one price is for: "visit", "m²". */
export const pricedForOf = ({ pricedPer, unit }: Service): string => unit ?? pricedPer;

/** A provider's services. */
export const serviceKind: ListingKind<Service> = {
  key: 'services',
  noun: 'service',
  importKind: 'services',
  addPath: '/service-provider/services/onboarding',
  fields: {
    price: priceField,
    durationMinutes: {
      label: 'Duration',
      show: ({ durationMinutes }) => durationText(durationMinutes),
      textOf: ({ durationMinutes }) => durationText(durationMinutes),
      read: (text) => {
        const typed = readDuration(text);
        return 'problem' in typed ? typed : { change: { durationMinutes: typed.value } };
      },
    },
  },
  async list({ client, signal }, asked) {
    // The list offers the contract's sorts alone.
    const query = { ...asked, sort: asked.sort as Sort };
    return (await answer(client.GET('/services', { params: { query }, signal }))).data;
  },
  async save({ client }, serviceId, version, change) {
    const params = { path: { serviceId }, header: { 'If-Match': String(version) } };
    return (await answer(client.PATCH('/services/{serviceId}', { params, body: change }))).data;
  },
};
