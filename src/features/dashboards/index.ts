export { dashboardScreens } from './screens.tsx';
