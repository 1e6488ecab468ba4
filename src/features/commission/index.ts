export { CommissionNote } from './commission-note.tsx';
