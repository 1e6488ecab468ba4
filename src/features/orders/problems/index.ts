export { OfferPartDialog } from './offer-part-dialog.tsx';
export { mostProblemFiles, useReportProblem } from './problem-calls.ts';
export { ProblemPanel } from './problem-panel.tsx';
export { problemText, reportConsequence } from './problem-texts.ts';
export { ReportProblemDialog, type ProblemReport } from './report-problem-dialog.tsx';
