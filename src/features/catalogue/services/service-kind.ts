import { answer, type components } from '../../../api/index.ts';
import { fromMinor } from '../../../lib/money-minor.ts';
import { formatMoney } from '../../../ui/index.ts';
import type { ListingKind } from '../list/listing-kind.ts';
import { statusWordOf } from '../list/status-words.ts';
import { durationInWords, readDuration } from '../typed/typed-duration.ts';
import { readPrice } from '../typed/typed-price.ts';

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
  sorts: ['name', 'price', 'updated'],
  fields: {
    price: {
      label: 'Price',
      show: ({ price }) => formatMoney(price),
      textOf: ({ price }) => fromMinor(price.amountMinor, price.currency),
      read: (text, { price: { currency } }) => {
        const typed = readPrice(text, currency);
        return 'problem' in typed ? typed : { change: { price: { amountMinor: typed.value, currency } } };
      },
    },
    durationMinutes: {
      label: 'Duration',
      show: ({ durationMinutes }) => durationInWords(durationMinutes),
      textOf: ({ durationMinutes }) => durationInWords(durationMinutes),
      read: (text) => {
        const typed = readDuration(text);
        return 'problem' in typed ? typed : { change: { durationMinutes: typed.value } };
      },
    },
  },
  exported: [
    { header: 'Name', value: ({ name }) => name },
    { header: 'Description', value: ({ description }) => description },
    { header: 'Category', value: ({ category }) => category },
    { header: 'Departments', value: ({ departments }) => departments.join(' ') },
    { header: 'Price', value: ({ price }) => Number(fromMinor(price.amountMinor, price.currency)) },
    { header: 'Currency', value: ({ price }) => price.currency },
    { header: 'Per', value: pricedForOf },
    { header: 'Tax %', value: ({ taxBasisPoints }) => taxBasisPoints && taxBasisPoints / 100 },
    { header: 'Minutes', value: ({ durationMinutes }) => durationMinutes },
    { header: 'Lead time, hours', value: ({ leadTimeHours }) => leadTimeHours },
    { header: 'Cancellation', value: ({ cancellationPolicy }) => cancellationPolicy },
    { header: 'Status', value: ({ status }, isLive) => statusWordOf(status, isLive) },
    { header: 'Last change', value: ({ updatedAt }) => updatedAt },
  ],
  async list({ client }, { q, status, sort, cursor, limit, signal }) {
    const query = {
      limit,
      // The address offers the contract's sorts alone.
      sort: sort as Sort,
      ...(q.trim() !== '' && { q }),
      ...(status !== null && { status }),
      ...(cursor !== null && { cursor }),
    };
    return (await answer(client.GET('/services', { params: { query }, ...(signal && { signal }) }))).data;
  },
  async save({ client }, serviceId, version, change) {
    const params = { path: { serviceId }, header: { 'If-Match': String(version) } };
    return (await answer(client.PATCH('/services/{serviceId}', { params, body: change }))).data;
  },
};
