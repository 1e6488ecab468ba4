import { expect, it } from 'vitest';
import { createPasswordHashes } from './password-hashes.ts';

it('hashes have the cost that OWASP recommends, and a salt each', async () => {
  const { hash, fits } = createPasswordHashes();
  const [one, other] = await Promise.all([hash('a fair wind'), hash('a fair wind')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await Promise.all([fits(one, 'a fair wind'), fits(one, 'a fair Wind'), fits(null, '')])).toEqual([
    true,
    false,
    false,
  ]);
});
