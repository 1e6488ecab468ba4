export { orderAnswerScreens, supplierOrderScreens } from './screens.ts';
