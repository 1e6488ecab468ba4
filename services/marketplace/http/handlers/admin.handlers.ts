import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Result } from '../../../../src/lib/result.ts';
import type { Analytics } from '../../modules/analytics/index.ts';
import type { Catalogue, InventoryItem, Service } from '../../modules/catalogue/index.ts';
import type { ApplicationDetail, Vendors } from '../../modules/vendors/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { reviewRowOf, detailAnswer, detailOf } from './vendor-answers.ts';

type AdminHandlers = Pick<
  AllHandlers,
  | 'listApplications'
  | 'getApplication'
  | 'listApplicationListings'
  | 'decideApplication'
  | 'decideVendorStatus'
  | 'setVendorCommission'
  | 'getFlowFigures'
>;

const decided = {
  take: (name: string) => `You’re now reviewing ${name}’s application.`,
  approve: (name: string) => `${name} is approved.`,
  ask: (name: string) => `We’ve asked ${name} for changes.`,
  reject: (name: string) => `${name} is rejected.`,
  reopen: (name: string) => `${name} is in review again.`,
} as const;
const vendorDecided = {
  suspend: (name: string) => `${name} is suspended.`,
  reinstate: (name: string) => `${name} is reinstated.`,
} as const;

const nameOf = ({ view, account }: ApplicationDetail): string =>
  view.vendor.company.tradingName ?? view.vendor.company.legalName ?? account.name;

interface AdminModules {
  readonly catalogue: Pick<Catalogue, 'listInventory' | 'listServices'>;
  readonly vendors: Vendors;
  readonly analytics: Analytics;
}

type Listing = components['schemas']['ApplicationListing'];

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number;
}

const sharedOf = ({ id, name, price, taxBasisPoints, status }: InventoryItem | Service) => ({
  id,
  name,
  price: { ...price },
  taxBasisPoints,
  status,
});

const productOf = (item: InventoryItem): Listing => ({
  ...sharedOf(item),
  detail: [item.brand, item.variant, item.sku].filter(Boolean).join(' · ') || null,
  priceFor: item.unit,
  stock: item.stock,
  durationMinutes: null,
});

const serviceOf = (service: Service): Listing => ({
  ...sharedOf(service),
  detail: service.description ?? service.category,
  priceFor: service.unit ?? service.pricedPer,
  stock: null,
  durationMinutes: service.durationMinutes,
});

type Unlisted = Extract<Awaited<ReturnType<Catalogue['listServices']>>, { ok: false }>['error'];

function listingsAnswer<Item>(listed: Result<Listed<Item>, Unlisted>, listingOf: (item: Item) => Listing) {
  if (!listed.ok) return refused(listed.error);
  const { items, nextCursor, total } = listed.value;
  const data = { items: items.map(listingOf), nextCursor, total };
  return { status: 200, body: { status: true, data } } as const;
}

/** Operations of tag "Admin". */
export const adminHandlers = ({ catalogue, vendors, analytics }: AdminModules): AdminHandlers => ({
  async listApplications({ query }) {
    const listed = await vendors.listApplications(query);
    if (!listed.ok) return refused(listed.error);
    const { items, nextCursor, counts } = listed.value;
    return {
      status: 200,
      body: { status: true, data: { items: items.map(reviewRowOf), nextCursor, counts: { ...counts } } },
    };
  },

  async getApplication({ params }) {
    const found = await vendors.getApplication(params.applicationId);
    if (!found.ok) return refused(found.error, 'Application not found.');
    return { status: 200, body: { status: true, data: detailOf(found.value) } };
  },

  async listApplicationListings({ params, query }) {
    const found = await vendors.getApplication(params.applicationId);
    if (!found.ok) return refused(found.error, 'Application not found.');
    const { id, kind } = found.value.view.vendor;
    return kind === 'supplier'
      ? listingsAnswer(await catalogue.listInventory(id, query), productOf)
      : listingsAnswer(await catalogue.listServices(id, query), serviceOf);
  },

  async decideApplication({ session, params, body }) {
    const outcome = await vendors.decideApplication(session, params.applicationId, body);
    if (!outcome.ok) return refused(outcome.error);
    return detailAnswer(decided[body.decision](nameOf(outcome.value)), outcome.value);
  },

  async decideVendorStatus({ session, params, body }) {
    const outcome = await vendors.decideVendorStatus(session, params.vendorId, body);
    if (!outcome.ok) return refused(outcome.error);
    return detailAnswer(vendorDecided[body.command](nameOf(outcome.value)), outcome.value);
  },

  async setVendorCommission({ session, params, body }) {
    const outcome = await vendors.setCommission(session, params.vendorId, body);
    if (!outcome.ok) return refused(outcome.error);
    return detailAnswer(`The commission of ${nameOf(outcome.value)} is changed.`, outcome.value);
  },

  async getFlowFigures({ query }) {
    const { states, ...figures } = await analytics.flowFigures({ days: 90, ...query });
    const listed = states.map(({ to, ...state }) => ({ ...state, to: [...to] }));
    return { status: 200, body: { status: true, data: { ...figures, states: listed } } };
  },
});
