import { fieldLabels } from '../../../../machines/import/index.ts';
import { Button, QuietButton } from '../../../../ui/index.ts';
import { count } from '../review.labels.ts';
import type { Guess } from '../review.types.ts';
import styles from './asked-strip.module.css';

interface GuessFormProps {
  readonly guess: Guess;
  readonly onConfirm: () => void;
  readonly onColumns: () => void;
  readonly onShow: () => void;
}

/** Whether a column means what the parser guessed: one answer for all its rows. */
export function GuessForm({ guess, onConfirm, onColumns, onShow }: GuessFormProps) {
  const { field, rows, columns } = guess;
  const names = [...new Set(columns.map(({ header, letter }) => (header === null ? letter : `“${header}”`)))];
  const example = columns[0]?.samples.join(', ');
  return (
    <div className={styles.question}>
      <div className={styles.words}>
        <h2>
          We aren’t sure about the {fieldLabels[field]} of {count(rows, 'row')}
        </h2>
        <p>
          We read it from the column {names.join(' and ')}
          {example ? `, like ${example}` : ''}. Compare some rows with your file first.
        </p>
      </div>
      <div className={styles.form}>
        <Button size="3" onClick={onConfirm}>
          This column is right
        </Button>
        <Button size="3" variant="surface" onClick={onColumns}>
          Choose another
        </Button>
        <QuietButton size="3" onClick={onShow}>
          Show these rows
        </QuietButton>
      </div>
    </div>
  );
}
