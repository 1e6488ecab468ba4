export { DeliveryForm, type DeliveryFormProps } from './delivery-form.tsx';
export type { DeliveryMethod, DeliveryMethodGiven } from './delivery.types.ts';
