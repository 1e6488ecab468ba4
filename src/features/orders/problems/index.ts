export { OfferPartDialog } from './offer-part-dialog.tsx';
export { Problem } from './problem.tsx';
export { ProblemPanel } from './problem-panel.tsx';
export { problemText, reportedText } from './problem-texts.ts';
export { ReportProblemDialog, type ProblemReport } from './report-problem-dialog.tsx';
export type { Wrong } from './wrong-choices.ts';
export { WrongDialog } from './wrong-dialog.tsx';
