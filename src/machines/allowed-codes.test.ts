import { describe, expect, it } from 'vitest';
import parser from '../../openapi/__generated__/ai-parser.json' with { type: 'json' };
import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { allowances } from './flows.fixture.ts';

// A code may leave a browser unredacted. The format alone is no proof (the word “berth-12” has it too), so each code
// must be a value in the contract.

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Values that this site writes although the contract has them as free text, with their flows: in others the same field
 * may hold a person's text.
 */
const reasons: readonly { place: string; flows: readonly string[]; because: string }[] = [
  {
    place: 'Failure.error.details.missing',
    flows: ['onboarding'],
    because: 'steps and fields of ours, by name',
  },
  {
    place: 'FieldProblem.field',
    flows: ['booking', 'cart', 'checkout', 'import', 'onboarding', 'order-answer', 'session'],
    because: 'a path in our own request',
  },
  {
    place: 'FieldProblem.rule',
    flows: ['cart', 'checkout', 'order-answer', 'session'],
    because: 'a rule of the contract, by name',
  },
  {
    place: 'PaymentAccount.requirementsDue.code',
    flows: [
      'assistant',
      'booking',
      'bulk-confirm',
      'cart',
      'checkout',
      'global-search',
      'import',
      'notifications',
      'order-answer',
    ],
    because: 'no payment account is in these flows; the provider’s codes can name a person',
  },
  ...[
    'Place.portTimeZone',
    'Booking.timeZone',
    'DashboardBooking.timeZone',
    'FoundBooking.timeZone',
    'BookingRow.timeZone',
    'CrewCalendarEntry.timeZone',
    'Port.timeZone',
    'MarketPort.timeZone',
    'OrderedElsewhere.portTimeZone',
    'ProviderCalendar.timeZone',
    'Schedule.timeZone',
    'Slots.timeZone',
    'User.timeZone',
    'SettingsChange.timeZone',
  ].map((place) => ({
    place,
    flows: ['order-answer'],
    because: 'an IANA zone is no finer than a country',
  })),
  ...['BookingTimelineEntry.status', 'CrewCalendarEntry.status'].map((place) => ({
    place,
    flows: ['booking', 'checkout', 'onboarding', 'order-answer', 'session'],
    because: 'a state of ours',
  })),
  {
    place: 'TimelineEntry.status',
    flows: ['booking', 'checkout', 'onboarding', 'order-answer', 'session'],
    because: 'a state of ours',
  },
  ...['FlowArrival.state', 'FlowDeparture.state', 'FlowStateFigures.state', 'FlowStateFigures.to.state'].map(
    (place) => ({
      place,
      flows: ['onboarding'],
      because: 'a state of a flow, by its id; no visits are counted in these traces',
    }),
  ),
  ...[
    'OrderLine',
    'OrderedItem',
    'CartLine',
    'OwnListing',
    'InventoryItem',
    'InventoryItemChange',
    'NewInventoryItem',
    'Service',
    'ServiceChange',
    'NewService',
    'ImportedProduct',
    'ImportedService',
    'ServiceCard',
    'MarketService',
    'Booking',
    'ShoppingListOffer',
    'PartOffer',
  ].map((sold) => ({
    place: `${sold}.unit`,
    flows: ['import', 'onboarding'],
    because: 'here it is the unit of a progress; what is sold is in none of their traces',
  })),
];

const at = (ref: string): unknown =>
  ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((inside, key) => (isSchema(inside) ? inside[key] : undefined), contract);

/** Whether the property cannot hold free text. */
function isClosed(schema: unknown): boolean {
  if (!isSchema(schema)) return false;
  if (typeof schema.$ref === 'string') return isClosed(at(schema.$ref));
  if ('const' in schema || 'enum' in schema) return true;
  const either = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(either)) return either.every(isClosed);
  if (Array.isArray(schema.allOf)) return schema.allOf.some(isClosed);
  if (typeof schema.pattern === 'string' && /^\^.*\$$/.test(schema.pattern)) return true;
  return listOf(schema.type).every((type) => {
    if (type === 'array') return isClosed(schema.items);
    // An object's fields are checked by their own names, and numbers are not text.
    return ['boolean', 'integer', 'null', 'number', 'object'].includes(String(type));
  });
}

/** The path of every property that is free text, e.g. `Vendor.papers.mediaType`. */
const freeTexts = (node: unknown, place: string): (readonly [name: string, place: string])[] =>
  Object.entries(isSchema(node) ? node : {}).flatMap(([key, inside]) =>
    key === 'properties' && isSchema(inside)
      ? Object.entries(inside).flatMap(([name, property]) => [
          ...(isClosed(property) ? [] : [[name, `${place}.${name}`] as const]),
          ...freeTexts(property, `${place}.${name}`),
        ])
      : freeTexts(inside, place),
  );

const free = Object.entries(contract.components.schemas).flatMap(([name, schema]) => freeTexts(schema, name));
const placesOf = (code: string): string[] => free.flatMap(([name, place]) => (name === code ? [place] : []));
const isExplained = (flow: string, place: string): boolean =>
  reasons.some((reason) => reason.place === place && reason.flows.includes(flow));

describe('what leaves as a code', () => {
  it.each(Object.entries(allowances))('of %s is no free text in the contract', (flow, { codes }) => {
    expect(codes.flatMap(placesOf).filter((place) => !isExplained(flow, place))).toEqual([]);
  });

  it('is explained nowhere in vain', () => {
    const vain = reasons.flatMap(({ place, flows }) =>
      flows
        .filter((flow) => !allowances[flow]?.codes.some((code) => placesOf(code).includes(place)))
        .map((flow) => `${place} in ${flow}`),
    );
    expect(vain).toEqual([]);
  });

  it.each([
    ['a vendor’s own unit', 'unit', 'CartLine.unit'],
    ['the ports of a vendor', 'ports', 'Vendor.ports'],
    ['the kind of an uploaded file', 'mediaType', 'Paper.mediaType'],
  ])('would not be %s', (_, code, place) => {
    expect(placesOf(code)).toContain(place);
  });

  it.each([
    ['a list of refusals', 'applicationStatus'],
    ['a currency', 'currency'],
    ['a department', 'departments'],
  ])('may be %s', (_, code) => {
    expect(placesOf(code)).toEqual([]);
  });
});

it('every refusal of the market and the parser may leave an onboarding, one by one: its codes may not', () => {
  const refusals = [contract, parser].flatMap(({ components }) => components.schemas.ErrorCode.enum);
  expect(allowances.onboarding?.sentences).toEqual(expect.arrayContaining(refusals));
  expect(allowances.onboarding?.codes).not.toContain('code');
});
