// Where stdnum 1.12 refuses existing numbers or accepts impossible ones, compared with python-stdnum. After an update
// of the package, vat-id.test.ts shows which corrections are still needed.
import { InvalidChecksum } from 'stdnum/lib/cjs/exceptions.js';
import { validate as anyBulgarian } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as bulgarianPerson } from 'stdnum/lib/cjs/bg/egn.js';
import { validate as bulgarianForeigner } from 'stdnum/lib/cjs/bg/pnf.js';
import { validate as anyCzech } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as anyLatvian } from 'stdnum/lib/cjs/lv/pvn.js';

/** Validates a number in capitals, with its letters and without separators. */
export type Validate = (vatId: string) => { readonly isValid: boolean; readonly error?: Error };

const judged = (isValid: boolean) => (isValid ? { isValid } : { isValid, error: new InvalidChecksum() });

const sumOf = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** stdnum refuses companies whose number begins with 4 to 8, and accepts any ten digits. */
export const bulgarian: Validate = (vatId) => {
  const digits = vatId.slice(2);
  const last = Number(digits.at(-1));
  if (/^\d{9}$/.test(digits)) {
    const first = sumOf(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const sum = first === 10 ? sumOf(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
    return judged(sum % 10 === last);
  }
  if (/^\d{10}$/.test(digits)) {
    const isOther = (11 - (sumOf(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === last;
    return judged(isOther || bulgarianPerson(digits).isValid || bulgarianForeigner(digits).isValid);
  }
  return anyBulgarian(vatId);
};

/**
 * In nine-digit numbers that begin with 6, the first digit is not part of the checksum (koblas/stdnum-js issue 164).
 */
export const czech: Validate = (vatId) => {
  const digits = vatId.slice(2);
  if (!/^6\d{8}$/.test(digits)) return anyCzech(vatId);
  const sum = sumOf(digits.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
  return judged((18 - ((10 - sum) % 11)) % 10 === Number(digits.at(-1)));
};

/** Since July 2017 personal numbers begin with 32 and contain no date of birth. */
export const latvian: Validate = (vatId) => {
  const digits = vatId.slice(2);
  if (!/^32\d{9}$/.test(digits)) return anyLatvian(vatId);
  const sum = sumOf(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]);
  return judged(((1 + sum) % 11) % 10 === Number(digits.at(-1)));
};
