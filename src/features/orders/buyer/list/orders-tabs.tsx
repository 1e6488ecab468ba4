import { PageTabs } from '../../../links/index.ts';
import { APPROVALS_PATH } from '../order-path.ts';

const tabs = {
  orders: { text: 'Orders', to: '/crew/orders-management' },
  approvals: { text: 'Approvals', to: APPROVALS_PATH },
  lists: { text: 'Shopping lists', to: '/crew/orders-management?show=lists' },
  'quick-order': { text: 'Quick order', to: '/crew/orders-management?show=quick-order' },
} as const;

/** Orders, requests for approval, and the ways to order again. */
export const OrdersTabs = ({ shown }: { readonly shown: keyof typeof tabs }) => (
  <PageTabs label="Orders and lists" tabs={Object.values(tabs)} shown={tabs[shown].text} />
);
