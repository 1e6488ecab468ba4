import type { components } from '../../api/index.ts';

type Schemas = components['schemas'];
export type CrewDashboard = Schemas['CrewDashboard'];
export type SupplierDashboard = Schemas['SupplierDashboard'];
export type VendorSetUp = Schemas['OnboardingStatusAnswer']['data'];
export type ProviderDashboard = Schemas['ProviderDashboard'];
export type DashboardTask = Schemas['DashboardTask'];
export type DashboardTasks = Schemas['DashboardTasks'];
export type DashboardBooking = Schemas['DashboardBooking'];
export type DashboardOrder = Schemas['DashboardOrder'];
export type DashboardSales = Schemas['DashboardSales'];
export type DashboardReadiness = Schemas['DashboardReadiness'];
export type AdminDashboard = Schemas['AdminDashboard'];
export type DashboardException = Schemas['DashboardException'];
export type ExceptionKind = Schemas['ExceptionKind'];
