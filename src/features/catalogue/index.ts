export { catalogueScreens } from './screens.tsx';
