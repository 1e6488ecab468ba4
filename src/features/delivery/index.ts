export { DeliveryForm } from './delivery-form.tsx';
export type { DeliveryMethodGiven } from './delivery.types.ts';
