import type { ComponentProps } from 'react';
import { decimalsText, readMoney } from '../../lib/money-text.ts';
import { TextField } from '../../ui/index.ts';
import type { Rule } from './field-rules.ts';
import styles from './money-field.module.css';

interface MoneyFieldProps extends Omit<ComponentProps<typeof TextField>, 'after' | 'inputMode'> {
  /** ISO 4217, shown next to the amount. */
  readonly currency: string;
}

/** An amount of money as people write it; `moneyRule` checks it and `amountMinorOf` parses it. */
export const MoneyField = ({ currency, ...field }: MoneyFieldProps) => (
  <TextField {...field} inputMode="decimal" after={<span className={styles.currency}>{currency}</span>} />
);

interface MoneyRule {
  readonly currency: string;
  /** The message for an invalid or unsuitable amount. */
  readonly wrong: string;
  /** The field's name among several: "Method 2". */
  readonly of?: string;
  /** Whether an amount is suitable here. */
  readonly isGood?: (amountMinor: number) => boolean;
}

/** The rule for typed amounts. Too many decimals are an error; nothing is rounded. */
export const moneyRule = ({ currency, wrong, of, isGood = () => true }: MoneyRule): Rule => {
  const named = (sentence: string) => (of === undefined ? sentence : `${of}: ${sentence}`);
  return {
    validate: (text) => {
      const typed = readMoney(text, currency);
      if (!('problem' in typed)) return isGood(typed.amountMinor) || named(wrong);
      return named(typed.problem === 'decimals' ? decimalsText(currency) : wrong);
    },
  };
};
