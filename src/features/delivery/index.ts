export { DeliveryFacts } from './delivery-facts.tsx';
export { DeliveryForm } from './delivery-form.tsx';
export { addressOf } from './typed-methods.ts';
export type { DeliveryMethodGiven } from './delivery.types.ts';
export { DistanceSalesSection } from './distance-sales/distance-sales-section.tsx';
