export { adminScreens } from './screens.ts';
