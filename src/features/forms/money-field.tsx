import type { ComponentProps } from 'react';
import { decimalsText, readMoney } from '../../lib/money-text.ts';
import { TextField } from '../../ui/index.ts';
import type { Rule } from './field-rules.ts';
import styles from './money-field.module.css';

interface MoneyFieldProps extends Omit<ComponentProps<typeof TextField>, 'after' | 'inputMode'> {
  /** ISO 4217, next to the amount. */
  readonly currency: string;
}

/** An amount of money, as people write it; `moneyRule` judges it and `amountMinorOf` reads it. */
export const MoneyField = ({ currency, ...field }: MoneyFieldProps) => (
  <TextField {...field} inputMode="decimal" after={<span className={styles.currency}>{currency}</span>} />
);

interface MoneyRule {
  readonly currency: string;
  /** What is shown for what is no amount, or none that is wanted here. */
  readonly wrong: string;
  /** Names the field among several: "Method 2". */
  readonly of?: string;
  /** Whether an amount is wanted here. */
  readonly isGood?: (amountMinor: number) => boolean;
}

/** How an amount is judged wherever one is typed. Too many decimals are said to be too many; nothing is rounded. */
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
