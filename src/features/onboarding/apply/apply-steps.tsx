import { StepDrawing } from '../../../ui/drawings/index.ts';
import styles from './apply-steps.module.css';

const steps = [
  'Confirm your email address with a six-digit code',
  'Upload the list you already have: we read it, you check it',
  'Set up how you’re paid on our payment provider’s page',
  'We approve your company and crew can find you',
];

/** The steps after the application, shown next to it. */
export function ApplySteps() {
  return (
    <aside className={styles.steps} aria-label="What comes next">
      <StepDrawing step="upload-list" />
      <p>From a price list to a live shop, all at once or step by step.</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
