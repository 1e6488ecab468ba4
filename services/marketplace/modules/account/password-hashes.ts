import { hash, verify } from '@node-rs/argon2';

export interface PasswordHashes {
  /** argon2id in PHC form. */
  hash(password: string): Promise<string>;
  /** Takes equally long for a missing hash (null) and a wrong password: the duration reveals nothing. */
  fits(passwordHash: string | null, password: string): Promise<boolean>;
}

/** What computing a hash costs: KiB of memory, passes, lanes. */
interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const strong: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that nothing fits is made of the same cost once, at the first use. Another cost is for tests alone. */
export function createPasswordHashes(cost: HashCost = strong): PasswordHashes {
  let dummy: Promise<string> | undefined;
  const dummyHash = () => (dummy ??= hash(crypto.randomUUID(), cost));
  const isHash = (text: string | null): text is string => text?.startsWith('$argon2id$') ?? false;
  return {
    hash: (password) => hash(password, cost),
    async fits(passwordHash, password) {
      // A closed account's hash is a word, which argon2 would refuse at once and so in another time.
      if (isHash(passwordHash)) return verify(passwordHash, password);
      await verify(await dummyHash(), password);
      return false;
    },
  };
}
