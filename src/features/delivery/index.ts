export { DeliveryForm } from './delivery-form.tsx';
export type { DeliveryMethod, DeliveryMethodGiven } from './delivery.types.ts';
