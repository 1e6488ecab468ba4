export { ButtonLink, RouteLink } from './route-link.tsx';
