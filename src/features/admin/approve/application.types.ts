import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type ApplicationSummary = Schemas['ApplicationSummary'];
export type ApplicationDetail = Schemas['ApplicationDetail'];
export type ApplicationListing = Schemas['ApplicationListing'];
export type ApplicationStatus = Schemas['ApplicationStatus'];
export type ApplicationCounts = Schemas['ApplicationCounts'];
export type HistoryEntry = ApplicationDetail['history'][number];
export type Paper = Schemas['Paper'];
export type VendorStatus = Schemas['VendorStatus'];

/** What an admin can do here, beside taking an application: each is asked about first. */
export type Decision = 'approve' | 'ask' | 'reject' | 'suspend' | 'reinstate';
