export { CommissionNote } from './commission-note.tsx';
export { announcedCommissionText, commissionDayText, commissionTexts } from './commission-text.ts';
