import { Check } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { fieldLabels } from '../../../../machines/import/index.ts';
import { Button, QuietButton } from '../../../../ui/index.ts';
import { columnEdit } from '../column-edit.ts';
import { fieldChoices } from '../field-display.ts';
import { lackCodes } from '../findings.ts';
import { LevelMark } from '../level-mark.tsx';
import type { Question, Review } from '../review.types.ts';
import { count, fieldNames, inFigures, offers } from '../review.labels.ts';
import type { ReviewActions } from '../use-review-edits.ts';
import styles from './asked-strip.module.css';
import { ConversionForm } from './conversion-form.tsx';
import { GuessForm } from './guess-form.tsx';
import { PriceForm } from './price-form.tsx';
import { QuestionForm, questionUnits } from './question-form.tsx';
import { SharedSkusForm } from './shared-skus-form.tsx';

interface Asked {
  readonly key: string;
  /** A short label for the button that opens it: "Tax". */
  readonly name: string;
  readonly isNeeded: boolean;
  /** The answer as text; null while it is open. */
  readonly answer: string | null;
  readonly form: ReactNode;
}

interface AskedStripProps {
  readonly review: Review;
  readonly actions: ReviewActions;
  readonly hasVatId: boolean | undefined;
  /** Shows the rows with a finding in the table. */
  readonly onShow: (code: string) => void;
  /** Shows the file's columns and their meanings. */
  readonly onColumns: () => void;
  /** Selects a row whose match is not decided. */
  readonly onDecide: (row: number) => void;
}

function answerText({ field, answer, otherwise }: Question): string | null {
  if (answer === null) return null;
  if (answer === otherwise?.value) return otherwise.label;
  const choice = fieldChoices[field]?.choices.find(({ value }) => value === answer);
  return [choice?.label ?? answer, questionUnits[field]].filter(Boolean).join(' ');
}

const stripTitle = (needed: number, optional: number): string =>
  needed === 0
    ? 'About your whole list'
    : [
        `${count(needed, 'question')} before you can sell`,
        ...(optional === 0 ? [] : [`${inFigures(optional)} optional`]),
      ].join(', ');

/**
 * Questions that are asked once for many rows: exchange rates, missing values, and products that may already be on the
 * market. One question is open at a time, so that the table keeps its position.
 */
export function AskedStrip(props: AskedStripProps) {
  const { review, actions, hasVatId, onShow, onColumns, onDecide } = props;
  const { questions, conversions, undecided, currency: ours } = review;
  const [opened, setOpened] = useState<string | null>(null);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const strip = useRef<HTMLElement>(null);
  /**
   * The answered form disappears; the keyboard focus stays with the questions instead of going to the top of the page.
   */
  const close = () => {
    setOpened(null);
    strip.current?.focus({ preventScroll: true });
  };
  const skip = (key: string) => {
    setSkipped(new Set([...skipped, key]));
    close();
  };

  const showing = ({ field, rows, answer }: Question): (() => void) | null => {
    const code = lackCodes[field];
    return code === undefined || answer !== null || rows === review.summary.rows ? null : () => onShow(code);
  };

  const { priceQuestion } = review;
  const asked: Asked[] = [
    ...(priceQuestion === null
      ? []
      : [
          {
            key: 'price',
            name: 'Price',
            isNeeded: false,
            answer: priceQuestion.answer,
            form: (
              <PriceForm
                key="price"
                question={priceQuestion}
                onAnswer={({ columns }) => {
                  for (const column of columns) actions.apply(columnEdit(column, 'price'));
                  close();
                }}
              />
            ),
          },
        ]),
    ...review.guesses.map((guess): Asked => {
      const key = `guess ${guess.field}`;
      return {
        key,
        name: `Is the ${fieldLabels[guess.field]} right? ${inFigures(guess.rows)}`,
        isNeeded: false,
        answer: null,
        form: (
          <GuessForm
            key={key}
            guess={guess}
            onConfirm={() => {
              for (const column of guess.columns)
                actions.apply(columnEdit(column, guess.field), `Confirmed the ${fieldLabels[guess.field]}`);
              close();
            }}
            onColumns={onColumns}
            onShow={() => onShow('UNSURE')}
          />
        ),
      };
    }),
    ...conversions.map((conversion): Asked => {
      const key = `rate ${conversion.currency}`;
      return {
        key,
        name: `${conversion.currency} prices`,
        isNeeded: true,
        answer: conversion.rate === null ? null : `1 ${conversion.currency} = ${conversion.rate} ${ours}`,
        form: (
          <ConversionForm
            key={key}
            review={review}
            conversion={conversion}
            onRate={(rate) => {
              actions.apply({ op: 'rate', currency: conversion.currency, rate });
              close();
            }}
          />
        ),
      };
    }),
    ...questions.map((question): Asked => ({
      key: question.field,
      name: fieldNames[question.field].replace(/,.*$/u, ''),
      isNeeded: question.isNeeded,
      answer: answerText(question),
      form: (
        <QuestionForm
          key={question.field}
          kind={review.kind}
          question={question}
          hasVatId={hasVatId}
          onAnswer={(value) => {
            actions.apply({ op: 'default', field: question.field, value });
            close();
          }}
          onShow={showing(question)}
          onSkip={() => skip(question.field)}
        />
      ),
    })),
  ];
  if (review.sharedSkus.length > 0)
    asked.push({
      key: 'skus',
      name: 'Shared SKUs',
      isNeeded: true,
      answer: null,
      form: (
        <SharedSkusForm
          key="skus"
          review={review}
          actions={actions}
          onShow={() => onShow('SKU_SHARED')}
          onAnswered={close}
        />
      ),
    });
  const [nextUndecided] = undecided;
  if (nextUndecided !== undefined)
    asked.push({
      key: 'matches',
      name: `Already in the marketplace? ${inFigures(undecided.length)}`,
      isNeeded: false,
      answer: null,
      form: (
        <div key="matches" className={styles.question}>
          <div className={styles.words}>
            <h2>{offers(undecided.length, review.kind)} may already be in the marketplace</h2>
            <p>
              Each product is listed once, with every supplier’s price. For each one, tell us if it’s the same
              product.
            </p>
          </div>
          <div className={styles.form}>
            <Button size="3" onClick={() => onDecide(nextUndecided)}>
              {undecided.length === 1 ? 'Decide' : 'Decide one by one'}
            </Button>
            <QuietButton size="3" onClick={() => skip('matches')}>
              Not now
            </QuietButton>
          </div>
        </div>
      ),
    });
  if (asked.length === 0) return null;

  const open =
    asked.find(({ key }) => key === opened) ??
    asked.find(({ key, answer, isNeeded }) => answer === null && isNeeded && !skipped.has(key)) ??
    asked.find(({ key, answer }) => answer === null && !skipped.has(key));
  const unanswered = asked.filter(({ answer }) => answer === null);
  const needed = unanswered.filter(({ isNeeded }) => isNeeded).length;
  return (
    <section ref={strip} tabIndex={-1} className={styles.strip} aria-label="Questions about your list">
      <div className={styles.list} role="group" aria-label="Questions">
        <p className={styles.title}>{stripTitle(needed, unanswered.length - needed)}</p>
        {asked.map(({ key, name, answer, isNeeded }) => (
          <button
            key={key}
            type="button"
            aria-expanded={key === open?.key}
            onClick={() => setOpened(key === open?.key ? null : key)}
            data-answered={answer !== null}
          >
            {answer !== null ? (
              <Check size={14} aria-hidden />
            ) : (
              <LevelMark level={isNeeded ? 'blocked' : 'note'} />
            )}
            {answer === null ? name : `${name}: ${answer}`}
          </button>
        ))}
      </div>
      {open?.form}
    </section>
  );
}
