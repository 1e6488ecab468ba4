import { ProgressBar, TextAreaField } from '../../../ui/index.ts';
import { SubmissionForm, useFields } from '../../forms/index.ts';
import { linesMost, partLinesIn, type PartLines } from './part-lines.ts';
import type { useCheckParts } from './use-check-parts.ts';

interface PasteFormProps extends ReturnType<typeof useCheckParts> {
  /** The text pasted before. */
  readonly text: string;
  readonly onCheck: (text: string, read: PartLines) => void;
}

const inFigures = (count: number): string => count.toLocaleString('en-GB');

/** Why the text cannot be looked up. */
function problemOf(text: string): string | null {
  if (text.trim() === '') return 'Paste or type at least one part number.';
  const { lines, unread } = partLinesIn(text);
  const count = lines.length + unread.length;
  if (count > linesMost)
    return `Paste at most ${inFigures(linesMost)} lines at once. This has ${inFigures(count)}.`;
  return null;
}

/** Asks for the part numbers to buy. */
export function PasteForm({ text, checking, done, onCheck }: PasteFormProps) {
  const fields = useFields({ parts: text }, { isJudgedWhenSent: true });
  return (
    <SubmissionForm
      name="Quick order"
      fields={fields}
      submission={checking}
      onSubmit={({ parts }) => onCheck(parts, partLinesIn(parts))}
      submit="Check prices"
    >
      <TextAreaField
        label="Part numbers"
        hint="One per line, with the quantity after it: FND-6B 4. SKUs and barcodes work too. You can paste two columns of a spreadsheet."
        rows={10}
        spellCheck={false}
        autoComplete="off"
        {...fields.field('parts', { validate: (typed: string) => problemOf(typed) ?? true })}
      />
      {checking.busy && (checking.input?.length ?? 0) > 1000 ? (
        <ProgressBar
          label="Looking up part numbers"
          done={done}
          total={checking.input?.length ?? 0}
          onCancel={checking.cancel}
        />
      ) : null}
    </SubmissionForm>
  );
}
