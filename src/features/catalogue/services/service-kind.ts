import { hoursOrDays } from '../../../lib/hours-or-days.ts';
import { unitAfter } from '../../../lib/quantity-text.ts';
import { serviceUnitNamed, serviceUnits } from '../../../lib/unit-names.ts';
import { answer, asForm, uploadFetch, type components } from '../../../api/index.ts';
import { policyName, readPolicy } from './cancellation-policies.ts';
import type { EditableField, ListingKind } from '../list/listing-kind.ts';
import { durationText, readDuration } from '../typed/typed-duration.ts';
import { includedText, readIncluded } from '../typed/typed-included.ts';
import { placeKindsText, readPlaceKinds } from '../typed/typed-place-kinds.ts';
import { leadTimeShownAs, readLeadTime } from '../typed/typed-lead-time.ts';
import { priceField } from '../typed/typed-price.ts';
import { nameField, taxField } from '../typed/shared-fields.ts';
import { readDurationUnits } from '../typed/typed-quantity.ts';
import { categoryField, departmentsField, textField } from '../typed/text-fields.ts';
import { readUnit, unitOptions } from '../typed/typed-unit.ts';

export type Service = components['schemas']['Service'];
type Sort = 'name' | '-name' | 'price' | '-price' | 'updated' | '-updated';

/** The unit of a price: "visit", "m²". */
export const pricedForOf = ({ pricedPer, unit }: Pick<Service, 'pricedPer' | 'unit'>): string =>
  unit ?? pricedPer;

/** Whether this is a unit of time, of which crew book as many as they need. */
const isTimed = (unit: string): boolean => unit === 'hour' || unit === 'day';

/** The duration of a service; of one that is priced by time, what one unit takes. */
const durationOf = ({ pricedPer, durationMinutes }: Service): number =>
  pricedPer === 'hour' ? 60 : pricedPer === 'day' ? 24 * 60 : durationMinutes;

/** A known unit by any of its names, or the service's current unit. */
function readPricedFor(text: string, service: Service): ReturnType<EditableField<Service>['read']> {
  const present = pricedForOf(service);
  const typed = readUnit(text, { named: serviceUnitNamed, present });
  if ('problem' in typed) return typed;
  const { value: known } = typed;
  if (known === null) return { problem: 'Choose what the price is for.' };
  if (known === present) return { change: {} };
  const pricedPer = (['visit', 'hour', 'day'] as const).find((each) => each === known);
  return { change: pricedPer ? { pricedPer, unit: null } : { pricedPer: 'unit', unit: known } };
}

/** A provider's services. */
export const serviceKind: ListingKind<Service> = {
  key: 'services',
  noun: 'service',
  aNoun: 'a service',
  importKind: 'services',
  shopPathOf: ({ id }) => `/service-checkout/${id}`,
  addPath: '/service-provider/services/onboarding',
  fields: {
    name: nameField,
    description: textField('description', { label: 'Description', most: 5_000, isLong: true }),
    unit: {
      label: 'Priced per',
      hint: 'What the price is for: a visit, an hour, a metre.',
      isText: true,
      choicesOf: (service) => unitOptions(serviceUnits, pricedForOf(service)),
      show: pricedForOf,
      textOf: pricedForOf,
      read: readPricedFor,
    },
    category: { ...categoryField, hint: 'Your own, such as Deck care or Rigging.' },
    departments: departmentsField,
    price: priceField,
    taxBasisPoints: taxField,
    durationMinutes: {
      label: 'Duration',
      hint: 'Like 90 min, 1 h 30 or 2 days.',
      // Crew book as many hours or days as they need.
      isAsked: ({ unit }) => !isTimed(unit ?? ''),
      show: ({ durationMinutes }) => durationText(durationMinutes),
      textOf: ({ durationMinutes }) => durationText(durationMinutes),
      read: (text) => {
        const typed = readDuration(text);
        return 'problem' in typed ? typed : { change: { durationMinutes: typed.value } };
      },
    },
    durationUnits: {
      label: 'Quantity per duration',
      hint: 'Like 40, if 4 h are for 40 m². Empty: any quantity takes the same time.',
      isAsked: ({ unit = '' }) => unit !== '' && !isTimed(unit) && unit !== 'visit',
      isOptional: true,
      show: ({ durationUnits, ...service }) =>
        durationUnits === null ? 'Any' : `${durationUnits}${unitAfter(durationUnits, pricedForOf(service))}`,
      textOf: ({ durationUnits }) => durationUnits?.toString() ?? '',
      read: (text) => {
        const typed = readDurationUnits(text);
        return 'problem' in typed ? typed : { change: { durationUnits: typed.value } };
      },
    },
    leadTimeHours: {
      label: 'Lead time',
      hint: 'Like 24 hours or 2 weeks; or the notice in your booking rules, if longer.',
      shownAs: leadTimeShownAs,
      show: ({ leadTimeHours }) => hoursOrDays(leadTimeHours),
      textOf: ({ leadTimeHours }) => hoursOrDays(leadTimeHours),
      read: (text) => {
        const typed = readLeadTime(text);
        return 'problem' in typed ? typed : { change: { leadTimeHours: typed.value } };
      },
    },
    cancellationPolicy: {
      label: 'Cancellation',
      isText: true,
      show: ({ cancellationPolicy }) => policyName(cancellationPolicy),
      textOf: ({ cancellationPolicy }) => cancellationPolicy,
      read: (text) => {
        const typed = readPolicy(text);
        return 'problem' in typed ? typed : { change: { cancellationPolicy: typed.value } };
      },
    },
    placeKinds: {
      label: 'Place of work',
      isText: true,
      show: ({ placeKinds }) => placeKindsText(placeKinds),
      textOf: ({ placeKinds }) => placeKindsText(placeKinds),
      read: (text) => {
        const typed = readPlaceKinds(text);
        return 'problem' in typed ? typed : { change: { placeKinds: typed.value } };
      },
    },
    included: {
      label: 'List of what’s included',
      hint: 'Points with semicolons between them, like “Filters and oil; Written report”.',
      isOptional: true,
      isText: true,
      show: ({ included }) => includedText(included) || 'Empty',
      textOf: ({ included }) => includedText(included),
      read: (text) => {
        const typed = readIncluded(text);
        return 'problem' in typed ? typed : { change: { included: typed.value } };
      },
    },
  },
  form: [
    ['name'],
    ['description'],
    ['price', 'unit', 'taxBasisPoints'],
    ['durationMinutes', 'durationUnits', 'leadTimeHours'],
    ['included'],
    ['category', 'departments'],
  ],
  blank: (currency) => ({
    id: '',
    name: '',
    description: null,
    category: null,
    departments: [],
    pictureUrl: null,
    pictures: [],
    price: { amountMinor: 0, currency },
    // Not null, so that a rate is required.
    taxBasisPoints: 0,
    pricedPer: 'visit',
    unit: null,
    durationMinutes: 0,
    durationUnits: null,
    placeKinds: [],
    included: [],
    leadTimeHours: 0,
    cancellationPolicy: 'moderate',
    status: 'active',
    version: 1,
    createdAt: '',
    updatedAt: '',
  }),
  proposed: ['unit', 'taxBasisPoints', 'durationMinutes', 'leadTimeHours', 'category', 'departments'],
  copy: { label: 'Add one like it', of: (service) => ({ ...service, name: '' }) },
  async create({ client, signal }, service) {
    const { name, description, price, pricedPer, unit, leadTimeHours } = service;
    const { category, departments, included, durationUnits } = service;
    const body = {
      name,
      description,
      price,
      taxBasisPoints: service.taxBasisPoints ?? 0,
      pricedPer,
      unit,
      durationMinutes: durationOf(service),
      durationUnits: pricedPer === 'unit' ? durationUnits : null,
      leadTimeHours,
      category,
      departments,
      included,
    };
    return (await answer(client.POST('/services', { body, signal }))).data;
  },
  formOfMany: [['taxBasisPoints', 'durationMinutes', 'leadTimeHours']],
  async list({ client, signal }, asked) {
    // The list only offers sorts of the contract.
    const query = { ...asked, sort: asked.sort as Sort };
    return (await answer(client.GET('/services', { params: { query }, signal }))).data;
  },
  async save({ client }, serviceId, version, change) {
    const params = { path: { serviceId }, header: { 'If-Match': String(version) } };
    return (await answer(client.PATCH('/services/{serviceId}', { params, body: change }))).data;
  },
  clearArchived: ({ client, signal }) => answer(client.DELETE('/services/archived', { signal })),
  pictures: {
    async add({ client }, serviceId, file, { signal, onSent }) {
      const params = { path: { serviceId }, query: { further: true } };
      const sent = {
        ...asForm({ picture: file }),
        signal,
        fetch: uploadFetch((bytes, of) => onSent(bytes / of)),
      };
      return (await answer(client.POST('/services/{serviceId}/picture', { params, ...sent }))).data;
    },
    async arrange({ client }, serviceId, fileIds, signal) {
      const params = { path: { serviceId } };
      const body = { fileIds: [...fileIds] };
      return (await answer(client.PUT('/services/{serviceId}/pictures', { params, body, signal }))).data;
    },
  },
};
