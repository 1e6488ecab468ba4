export { useFillCart } from './filling/use-fill-cart.tsx';
