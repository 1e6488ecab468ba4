import { Button, QuietButton } from '../../../../ui/index.ts';
import type { PriceOption, PriceQuestion } from '../review.types.ts';
import styles from './asked-strip.module.css';

interface PriceFormProps {
  readonly question: PriceQuestion;
  readonly onAnswer: (option: PriceOption) => void;
}

/** Asks once for the whole list which of two price columns customers pay. */
export function PriceForm({ question: { options }, onAnswer }: PriceFormProps) {
  const taken = options.find(({ isProposed }) => isProposed);
  return (
    <div className={styles.question}>
      <div className={styles.words}>
        <h2>Which price do your customers pay?</h2>
        <p>
          Your list has {options.length === 2 ? 'two prices' : `${options.length} prices`} for each row
          {taken ? `, and we took “${taken.header}”` : ''}. We remember your answer for the next one.
        </p>
      </div>
      <div className={styles.form}>
        {options.map((option) => {
          const Choice = option.isProposed ? Button : QuietButton;
          return (
            <Choice key={option.header} size="3" onClick={() => onAnswer(option)}>
              {option.header}
              {option.example === null ? '' : `: ${option.example}`}
            </Choice>
          );
        })}
      </div>
    </div>
  );
}
