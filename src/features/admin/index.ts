export { adminScreens } from './screens.tsx';
