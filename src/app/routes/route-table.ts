import type { RoleName } from '../../lib/roles.ts';
import type { IconName } from './navigation-icons.ts';

export type Layout = 'public' | 'standalone' | 'onboarding' | 'signed-in';

interface NavigationItem {
  icon: IconName;
  /** Another word under which users look for the entry. */
  label?: string;
  /** The search of the navigation's link, for a screen with several parts: `?show=bookings`. */
  search?: string;
  /** Whether a phone's bottom bar shows the entry: it has room for five, or for four and "More". */
  phone?: true;
}

/**
 * One address of the product (docs/requirements.md §2). This table is the only source for router, gates, navigation,
 * titles, page views and tests.
 */
export interface RouteEntry {
  path: string;
  title: string;
  layout: Layout;
  /** `public`: open to everyone. `token`: the app-wide gate requires a stored token. */
  gate: 'public' | 'token';
  /** The only role that the role gate lets in; null if every role may enter. */
  role: RoleName | null;
  nav: NavigationItem | null;
}

type Row = Pick<RouteEntry, 'path' | 'title'> & { role?: RoleName; nav?: NavigationItem };

const entries = (layout: Layout, gate: RouteEntry['gate'], rows: readonly Row[]): RouteEntry[] =>
  rows.map(({ role = null, nav = null, ...row }) => ({ ...row, layout, gate, role, nav }));

const publicPages: Row[] = [
  { path: '/', title: 'Everything a yacht needs, in one place' },
  { path: '/captain', title: 'Captain' },
  { path: '/crew', title: 'Crew' },
  { path: '/exterior', title: 'Exterior' },
  { path: '/interior', title: 'Interior' },
  { path: '/chef-galley', title: 'Chef & Galley' },
  { path: '/engineering', title: 'Engineering' },
  { path: '/vendor-services', title: 'Services in your port' },
  { path: '/about-us', title: 'About us' },
  {
    path: '/resource-center',
    title: 'Resource centre',
  },
  {
    path: '/resource-center/test',
    title: 'Safety basics: test yourself',
  },
  {
    path: '/contact-us',
    title: 'Contact us',
  },
  { path: '/service-checkout/:serviceId', title: 'Book a service' },
  { path: '/product-checkout/:productId', title: 'Buy a product' },
];

/** Paths below entries of the specification, which does not define what is there (docs/adr/0032). */
const pagesBelow: Row[] = [
  { path: '/resource-center/:article', title: 'Article' },
  { path: '/vendor-services/:vendorId', title: 'Vendor' },
];

const standalonePages: Row[] = [
  { path: '/get-started', title: 'Get started' },
  { path: '/apply', title: 'Apply as a vendor' },
  { path: '/login', title: 'Sign in' },
  { path: '/signup', title: 'Create an account' },
  { path: '/crew/signup', title: 'Join as crew' },
  { path: '/service/signup', title: 'Join as a service provider' },
  { path: '/vendor/signup', title: 'Join as a supplier' },
  { path: '/forgot-password', title: 'Forgotten password' },
  { path: '/reset-password', title: 'Choose a new password' },
  { path: '/coming-soon', title: 'Coming soon' },
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/terms-and-conditions', title: 'Terms and conditions' },
  {
    path: '/service/quotes/respond/:quoteId',
    title: 'Answer a quote request',
  },
  { path: '/supplier/orders/confirm/:subOrderId/:token', title: 'Confirm an order' },
  { path: '/service-provider/bookings/confirm/:token', title: 'Confirm a booking' },
  { path: '/verify-otp', title: 'Enter your code' },
];

const onboardingPages: Row[] = [
  { path: '/vendors/onboarding/:id', title: 'Set up your shop' },
  { path: '/vendors/onboarding/refresh-stripe-account', title: 'Renew your payment link' },
  { path: '/services/onboarding/:id', title: 'Set up your services' },
  { path: '/services/onboarding/refresh-stripe-account', title: 'Renew your payment link' },
];

// Except for the dashboard these have no role gate (docs/requirements.md §2); the server still refuses every admin call by
// anyone else.
const adminScreens: Row[] = [
  { path: '/admin/dashboard', title: 'Dashboard', role: 'admin', nav: { icon: 'home', phone: true } },
  { path: '/admin/profile', title: 'Profile', nav: { icon: 'person' } },
  { path: '/admin/bookings-management', title: 'Bookings', nav: { icon: 'bookings', phone: true } },
  { path: '/admin/bookings-management/:id', title: 'Booking' },
  { path: '/admin/orders-management', title: 'Orders', nav: { icon: 'orders', phone: true } },
  { path: '/admin/orders-management/:id', title: 'Order' },
  {
    path: '/admin/inventory-management',
    title: 'Inventory',
  },
  {
    path: '/admin/inventory-management/:inventoryId',
    title: 'Listing',
  },
  {
    path: '/admin/inventory-management/edit/:id',
    title: 'Edit listing',
  },
  { path: '/admin/financial-management', title: 'Finance', nav: { icon: 'money' } },
  { path: '/admin/calendar-management', title: 'Calendar', nav: { icon: 'calendar' } },
  { path: '/admin/notifications', title: 'Notifications' },
  {
    path: '/admin/reports',
    title: 'Reports',
  },
  { path: '/admin/settings', title: 'Settings', nav: { icon: 'settings' } },
  { path: '/admin/approve', title: 'Vendors', nav: { icon: 'approve', phone: true } },
];

const crewScreens: Row[] = [
  { path: '/crew/dashboard', title: 'Dashboard', role: 'crew_member', nav: { icon: 'home', phone: true } },
  { path: '/crew/profile', title: 'Profile', role: 'crew_member', nav: { icon: 'person' } },
  {
    path: '/crew/calendar',
    title: 'Bookings and calendar',
    role: 'crew_member',
    nav: { icon: 'bookings', label: 'Bookings', search: '?show=bookings', phone: true },
  },
  { path: '/crew/financial-management', title: 'Spend', role: 'crew_member', nav: { icon: 'money' } },
  {
    path: '/crew/inventory-management',
    title: 'On board',
    role: 'crew_member',
  },
  {
    path: '/crew/orders-management',
    title: 'Orders',
    role: 'crew_member',
    nav: { icon: 'orders', phone: true },
  },
  { path: '/crew/orders-management/:id', title: 'Order', role: 'crew_member' },
  { path: '/crew/cart', title: 'Cart', role: 'crew_member', nav: { icon: 'cart', phone: true } },
  { path: '/crew/notifications', title: 'Notifications', role: 'crew_member' },
  { path: '/crew/settings', title: 'Settings', role: 'crew_member', nav: { icon: 'settings' } },
  {
    path: '/crew/reports',
    title: 'Reports',
    role: 'crew_member',
  },
  {
    path: '/crew/booking/select-service',
    title: 'Choose a service',
    role: 'crew_member',
    nav: { icon: 'services', label: 'Services' },
  },
  { path: '/crew/booking/*', title: 'Booking', role: 'crew_member' },
  { path: '/crew/booking/new-create-booking', title: 'New booking', role: 'crew_member' },
  { path: '/crew/booking/confirm-booking', title: 'Confirm your booking', role: 'crew_member' },
  { path: '/crew/bookings/completed/details', title: 'Booking', role: 'crew_member' },
  {
    path: '/crew/legal-resources',
    title: 'Legal resources',
    role: 'crew_member',
  },
  {
    path: '/crew/training',
    title: 'Training',
    role: 'crew_member',
  },
  {
    path: '/crew/accomodation',
    title: 'Crew accommodation',
    role: 'crew_member',
  },
  {
    path: '/crew/document-management',
    title: 'Documents',
    role: 'crew_member',
  },
  {
    path: '/crew/document-management/list',
    title: 'All documents',
    role: 'crew_member',
  },
  {
    path: '/crew/document/view/:documentId',
    title: 'Document',
    role: 'crew_member',
  },
  {
    path: '/crew/quotes/:quoteId',
    title: 'Quote',
  },
  {
    path: '/crew/quotes/:quoteId/payment',
    title: 'Pay a quote',
  },
];

const supplierScreens: Row[] = [
  { path: '/supplier/dashboard', title: 'Dashboard', role: 'supplier', nav: { icon: 'home', phone: true } },
  { path: '/supplier/inventory', title: 'Inventory', role: 'supplier', nav: { icon: 'stock', phone: true } },
  {
    path: '/supplier/inventory/:inventoryId',
    title: 'Inventory item',
    role: 'supplier',
  },
  { path: '/supplier/settings', title: 'Settings', role: 'supplier', nav: { icon: 'settings' } },
  { path: '/supplier/profile', title: 'Company profile', role: 'supplier', nav: { icon: 'company' } },
  { path: '/supplier/notifications', title: 'Notifications', role: 'supplier' },
  { path: '/supplier/orders', title: 'Orders', role: 'supplier', nav: { icon: 'orders', phone: true } },
  { path: '/supplier/orders-details', title: 'Order', role: 'supplier' },
  {
    path: '/supplier/transactions',
    title: 'Transactions',
    role: 'supplier',
    nav: { icon: 'money', phone: true },
  },
  { path: '/supplier/products/onboarding/:id', title: 'Add products', role: 'supplier' },
];

const providerScreens: Row[] = [
  {
    path: '/service-provider/dashboard',
    title: 'Dashboard',
    role: 'service_provider',
    nav: { icon: 'home', phone: true },
  },
  {
    path: '/service-provider/settings',
    title: 'Settings',
    role: 'service_provider',
    nav: { icon: 'settings' },
  },
  {
    path: '/service-provider/bookings',
    title: 'Bookings',
    role: 'service_provider',
    nav: { icon: 'bookings', phone: true },
  },
  {
    path: '/service-provider/calendar',
    title: 'Calendar',
    role: 'service_provider',
    nav: { icon: 'calendar', phone: true },
  },
  { path: '/service-providers/bookings/details', title: 'Booking', role: 'service_provider' },
  {
    path: '/service-provider/transactions',
    title: 'Transactions',
    role: 'service_provider',
    nav: { icon: 'money' },
  },
  {
    path: '/service-provider/notifications',
    title: 'Notifications',
    role: 'service_provider',
  },
  {
    path: '/service-provider/services',
    title: 'Services',
    role: 'service_provider',
    nav: { icon: 'services', phone: true },
  },
  { path: '/service-provider/services/onboarding/:id', title: 'Add services', role: 'service_provider' },
  { path: '/service-provider/profile', title: 'Company profile', nav: { icon: 'company' } },
];

/** Exactly the addresses of docs/requirements.md §2. */
export const specifiedRoutes: readonly RouteEntry[] = [
  ...entries('public', 'public', publicPages),
  ...entries('standalone', 'public', standalonePages),
  ...entries('onboarding', 'public', onboardingPages),
  ...entries('signed-in', 'token', adminScreens),
  ...entries('signed-in', 'token', crewScreens),
  ...entries('signed-in', 'token', supplierScreens),
  ...entries('signed-in', 'token', providerScreens),
];

export const routeTable: readonly RouteEntry[] = [
  ...specifiedRoutes,
  ...entries('public', 'public', pagesBelow),
];
