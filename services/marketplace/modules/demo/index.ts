export { demoAccounts } from './demo.service.ts';
export type { DemoAccount } from './demo.service.ts';
