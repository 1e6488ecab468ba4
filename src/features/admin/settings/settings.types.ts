import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];
export type MarketSettings = Schemas['MarketSettings'];
export type MarketSettingsGiven = Schemas['MarketSettingsGiven'];
export type LegalIdentity = Schemas['LegalIdentity'];
export type MarketIdentity = Schemas['MarketIdentity'];
export type MarketSwitches = Schemas['MarketSwitches'];
export type Admins = Schemas['Admins'];
export type AuditEntry = Schemas['AuditEntry'];
