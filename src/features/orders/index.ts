export { orderScreens } from './screens.ts';
