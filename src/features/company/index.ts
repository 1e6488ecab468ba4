export { companyScreens } from './screens.ts';
