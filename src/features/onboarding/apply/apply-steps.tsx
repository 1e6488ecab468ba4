import { StepDrawing } from '../../../ui/drawings/index.ts';

const steps = [
  'Prove your address with a six-digit code',
  'Upload the list you already have: we read it, you check it',
  'Set up how you are paid, on our payment provider’s page',
  'We approve your company, and crew find you',
];

/** What comes after the application, beside it. */
export function ApplySteps() {
  return (
    <>
      <StepDrawing step="upload-list" />
      <p>From a price list to a live shop, in one sitting or in three.</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
