export { dayIn, monthOf, monthToAsk } from './slots/calendar-month.ts';
export { SlotPicker } from './slots/slot-picker.tsx';
export { placeKindLabels } from './shared/place-text.ts';
export { clockText, zoneCity } from './shared/period-text.ts';
export { bookingScreens } from './screens.tsx';
export { durationText } from './book/service-texts.ts';
export { PeriodTime } from './shared/period-time.tsx';
export { bookingAnswerScreens } from './provider/answer/booking-answer-screens.tsx';
