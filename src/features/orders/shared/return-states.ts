import type { OpenReturn } from './order.types.ts';

/** A return whose goods are under way, as every page calls it. */
export const returnStates = {
  accepted: 'To be sent back',
  sent_back: 'On its way back',
  received: 'Arrived: to be refunded',
} as const satisfies Partial<Record<OpenReturn['status'], string>>;

export const areGoodsUnderWay = (status: string): status is keyof typeof returnStates =>
  Object.hasOwn(returnStates, status);
