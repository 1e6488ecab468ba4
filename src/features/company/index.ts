export { portName } from './port-name.ts';
export { companyScreens } from './screens.tsx';
