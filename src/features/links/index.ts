export { peoplePath, personPath, vendorAtDeskPath } from './admin-paths.ts';
export { PageTabs } from './page-tabs.tsx';
export { ButtonLink, RouteLink } from './route-link.tsx';
export {
  addListingsPathOf,
  freshLinkPathOf,
  isVendorRole,
  listingsPathOf,
  onboardingPathOf,
} from './vendor-paths.ts';
