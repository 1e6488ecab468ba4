import type { Accounts } from '../../modules/account/index.ts';
import type { Market } from '../../modules/market/index.ts';
import type { Pictures } from '../../modules/pictures/index.ts';
import { accountHandlers } from './accounts.handlers.ts';
import type { AllHandlers } from './answers.ts';
import { marketHandlers } from './market.handlers.ts';
import { serviceHandlers, type ServiceModules } from './service.handlers.ts';
import { settingsHandlers } from './settings.handlers.ts';

export interface HandledModules extends ServiceModules {
  readonly accounts: Accounts;
  readonly market: Market;
  readonly pictures: Pictures;
}

/** Every operation of the contract that is not `later`. */
export const handlersOf = (modules: HandledModules): AllHandlers => ({
  ...accountHandlers(modules.accounts),
  ...settingsHandlers(modules.accounts),
  ...marketHandlers(modules),
  ...serviceHandlers(modules),
});
