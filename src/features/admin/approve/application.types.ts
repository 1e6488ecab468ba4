import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type ApplicationSummary = Schemas['ApplicationSummary'];
export type ApplicationDetail = Schemas['ApplicationDetail'];
export type ApplicationListing = Schemas['ApplicationListing'];
export type ApplicationStatus = Schemas['ApplicationStatus'];
export type ApplicationFilter = Schemas['ApplicationFilter'];
export type ApplicationCounts = Schemas['ApplicationCounts'];
export type HistoryEntry = ApplicationDetail['history'][number];
export type VendorDocument = Schemas['Paper'];
export type CommissionChange = Schemas['CommissionChange'];
export type VendorStatus = Schemas['VendorStatus'];

/** The decisions of an admin, each of which needs confirmation; taking an application does not. */
export type Decision = 'approve' | 'ask' | 'reject' | 'reopen' | 'suspend' | 'reinstate';
