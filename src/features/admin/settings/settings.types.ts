import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];
export type MarketSettings = Schemas['MarketSettings'];
export type MarketSettingsGiven = Schemas['MarketSettingsGiven'];
export type MarketSwitches = Schemas['MarketSwitches'];
export type Admins = Schemas['Admins'];
export type AuditEntry = Schemas['AuditEntry'];
