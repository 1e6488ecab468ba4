export { companyScreens } from './screens.tsx';
