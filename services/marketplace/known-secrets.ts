/** The default for a laptop; it is in the repository, and therefore public. */
export const demoSecret = 'quayside-demo-secret-good-for-a-laptop-only';
export const sandboxKey = 'sk_test_quayside_sandbox';
export const sandboxWebhookSecret = 'whsec_quayside_sandbox';

/** 32 random bytes are 43 characters in base64, or 64 in hexadecimal. */
export const secretCharacters = 43;
/** Of 43 random base64 characters about 31 differ; of 64 random hexadecimal ones, rarely fewer than 13. */
const differentCharacters = 12;
const differentInKeys = 6;

const countDifferent = (text: string): number => new Set(text).size;
/** The random part of a key, without the prefix that names its kind. */
const issuedPart = (key: string): string => key.replace(/^[a-z]+_(?:(?:live|test)_)?/, '');
const isTyped = (key: string): boolean => countDifferent(issuedPart(key)) < differentInKeys;

interface Secrets {
  readonly APP_SECRET?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
  /** '1' if a production system is tested with the provider's test mode. */
  readonly PAYMENTS_TEST_MODE?: string | undefined;
}

const random = 'write what `openssl rand -base64 32` prints.';

/**
 * The problems of weak secrets, one sentence each, without repeating a secret. Missing and short ones are reported
 * elsewhere.
 */
export function weakSecrets(secrets: Secrets): readonly string[] {
  const { APP_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, METRICS_TOKEN } = secrets;
  const mistakes: string[] = [];
  if (APP_SECRET === demoSecret)
    mistakes.push(`APP_SECRET is the one of the demo, which everybody knows: ${random}`);
  else if (
    APP_SECRET &&
    APP_SECRET.length >= secretCharacters &&
    countDifferent(APP_SECRET) < differentCharacters
  )
    mistakes.push(`APP_SECRET repeats a few characters, which can be guessed: ${random}`);

  if (STRIPE_SECRET_KEY === sandboxKey)
    mistakes.push(
      'STRIPE_SECRET_KEY is the one of the sandbox, which everybody knows: write the one of your account with the payment provider.',
    );
  else if (STRIPE_SECRET_KEY && isTyped(STRIPE_SECRET_KEY))
    mistakes.push(
      'STRIPE_SECRET_KEY is not a key that the payment provider issues: write the one of your account.',
    );
  else if (/^(?:sk|rk)_test_/.test(STRIPE_SECRET_KEY ?? '') && secrets.PAYMENTS_TEST_MODE !== '1')
    mistakes.push(
      'STRIPE_SECRET_KEY is a test key, with which nobody pays: write the live one, or PAYMENTS_TEST_MODE=1 to try things out.',
    );

  if (STRIPE_WEBHOOK_SECRET === sandboxWebhookSecret)
    mistakes.push(
      'STRIPE_WEBHOOK_SECRET is the one of the sandbox, which everybody knows: write the one of your endpoint with the payment provider.',
    );
  else if (STRIPE_WEBHOOK_SECRET && isTyped(STRIPE_WEBHOOK_SECRET))
    mistakes.push(
      'STRIPE_WEBHOOK_SECRET is not a secret that the payment provider issues: write the one of your endpoint.',
    );

  if (METRICS_TOKEN && countDifferent(METRICS_TOKEN) < differentInKeys)
    mistakes.push('METRICS_TOKEN repeats a few characters, which can be guessed: write a long random text.');
  return mistakes;
}
