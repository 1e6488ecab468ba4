import { hash, verify } from '@node-rs/argon2';

export interface PasswordHashes {
  /** argon2id in PHC form. */
  hash(password: string): Promise<string>;
  /** Takes the same time for a missing hash (null) and a wrong password, so the duration reveals nothing. */
  fits(passwordHash: string | null, password: string): Promise<boolean>;
}

/** The cost of a hash: KiB of memory, passes, lanes. */
interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const strong: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash used for missing ones is made once, at first use, with the same cost. Only tests use another cost. */
export function createPasswordHashes(cost: HashCost = strong): PasswordHashes {
  let dummy: Promise<string> | undefined;
  const dummyHash = () => (dummy ??= hash(crypto.randomUUID(), cost));
  const isHash = (text: string | null): text is string => text?.startsWith('$argon2id$') ?? false;
  return {
    hash: (password) => hash(password, cost),
    async fits(passwordHash, password) {
      // A closed account's hash is a word, which argon2 would refuse at once, revealing it by the duration.
      if (isHash(passwordHash)) return verify(passwordHash, password);
      await verify(await dummyHash(), password);
      return false;
    },
  };
}
