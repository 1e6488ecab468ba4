import type { Accounts } from '../../modules/account/index.ts';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Imports } from '../../modules/imports/index.ts';
import type { Market } from '../../modules/market/index.ts';
import type { Payments } from '../../modules/payments/index.ts';
import type { Pictures } from '../../modules/pictures/index.ts';
import type { Vendors } from '../../modules/vendors/index.ts';
import { accountHandlers } from './accounts.handlers.ts';
import { adminHandlers } from './admin.handlers.ts';
import type { AllHandlers } from './answers.ts';
import { catalogueHandlers } from './catalogue.handlers.ts';
import { importHandlers } from './imports.handlers.ts';
import { listingsHandlers } from './listings.handlers.ts';
import { marketHandlers } from './market.handlers.ts';
import { onboardingHandlers } from './onboarding.handlers.ts';
import { paymentAccountHandlers } from './payment-account.handlers.ts';
import { serviceHandlers, type ServiceModules } from './service.handlers.ts';
import { settingsHandlers } from './settings.handlers.ts';
import { vendorHandlers } from './vendor.handlers.ts';

export interface HandledModules extends ServiceModules {
  readonly accounts: Accounts;
  readonly market: Market;
  readonly catalogue: Catalogue;
  readonly imports: Imports;
  readonly pictures: Pictures;
  readonly payments: Payments;
  readonly vendors: Vendors;
}

/** Every operation of the contract that is not `later`. */
export const handlersOf = (modules: HandledModules): AllHandlers => ({
  ...accountHandlers(modules.accounts),
  ...settingsHandlers(modules.accounts),
  ...marketHandlers(modules),
  ...listingsHandlers(modules.catalogue),
  ...catalogueHandlers(modules.imports),
  ...importHandlers(modules.imports),
  ...paymentAccountHandlers(modules.payments, modules.vendors),
  ...serviceHandlers(modules),
  ...vendorHandlers(modules.vendors),
  ...onboardingHandlers(modules.vendors),
  ...adminHandlers(modules.vendors),
});
