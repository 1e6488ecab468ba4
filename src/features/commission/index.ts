export { CommissionNote } from './commission-note.tsx';
export { commissionTexts } from './commission-text.ts';
