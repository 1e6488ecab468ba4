import type { Analytics } from '../../modules/analytics/index.ts';
import type { ApplicationDetail, Vendors } from '../../modules/vendors/index.ts';
import type { AllHandlers } from './answers.ts';
import { reviewRowOf, detailAnswer, detailOf, vendorRefused } from './vendor-answers.ts';

type AdminHandlers = Pick<
  AllHandlers,
  'listApplications' | 'getApplication' | 'decideApplication' | 'decideVendorStatus' | 'getFlowFigures'
>;

const decided = {
  take: (name: string) => `You’re now reviewing ${name}’s application.`,
  approve: (name: string) => `${name} is approved.`,
  ask: (name: string) => `We’ve asked ${name} for changes.`,
  reject: (name: string) => `${name} is rejected.`,
} as const;
const vendorDecided = {
  suspend: (name: string) => `${name} is suspended.`,
  reinstate: (name: string) => `${name} is reinstated.`,
} as const;

const nameOf = ({ view, account }: ApplicationDetail): string =>
  view.vendor.company.tradingName ?? view.vendor.company.legalName ?? account.name;

interface AdminModules {
  readonly vendors: Vendors;
  readonly analytics: Analytics;
}

/** Tag "Admin" of the contract. */
export const adminHandlers = ({ vendors, analytics }: AdminModules): AdminHandlers => ({
  async listApplications({ query }) {
    const listed = await vendors.listApplications(query);
    if (!listed.ok) return vendorRefused(listed.error);
    const { items, nextCursor, counts } = listed.value;
    return {
      status: 200,
      body: { status: true, data: { items: items.map(reviewRowOf), nextCursor, counts: { ...counts } } },
    };
  },

  async getApplication({ params }) {
    const found = await vendors.getApplication(params.applicationId);
    if (!found.ok) return vendorRefused(found.error, 'Application not found.');
    return { status: 200, body: { status: true, data: detailOf(found.value) } };
  },

  async decideApplication({ session, params, body }) {
    const outcome = await vendors.decideApplication(session, params.applicationId, body);
    if (!outcome.ok) return vendorRefused(outcome.error);
    return detailAnswer(decided[body.decision](nameOf(outcome.value)), outcome.value);
  },

  async decideVendorStatus({ session, params, body }) {
    const outcome = await vendors.decideVendorStatus(session, params.vendorId, body);
    if (!outcome.ok) return vendorRefused(outcome.error);
    return detailAnswer(vendorDecided[body.command](nameOf(outcome.value)), outcome.value);
  },

  async getFlowFigures({ query }) {
    const { states, ...figures } = await analytics.flowFigures({ days: 90, ...query });
    const listed = states.map(({ to, ...state }) => ({ ...state, to: [...to] }));
    return { status: 200, body: { status: true, data: { ...figures, states: listed } } };
  },
});
