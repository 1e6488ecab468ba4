export { reviewTimeText } from './review-time.ts';
export { ShopNotice } from './shop-notice.tsx';
export { shopStatusOf, type ShopStatus } from './shop-status.ts';
