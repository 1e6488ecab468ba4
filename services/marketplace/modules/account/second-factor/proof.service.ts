import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { AccountParts } from '../account.parts.ts';
import { tooMany, type Refusals } from '../account.refusals.ts';
import { authenticatorGuesses } from '../sign-in/throttle.domain.ts';
import { secondsToNextGuess } from '../sign-in/throttle.repository.ts';
import { authenticatorBucket, authenticatorCodeFits } from './authenticator.service.ts';
import { countFactors, type FactorCounts } from './factors.repository.ts';
import { passkeyFits, passkeyRequest } from './passkeys.service.ts';
import { recoveryCodeFits } from './recovery-codes.service.ts';
import type { PasskeyAnswer } from './webauthn.ts';

type SecondFactorKind = 'authenticator' | 'passkey' | 'recovery_code';

/** Exactly one of the three, as the contract requires. */
export interface SecondFactorProof {
  readonly authenticatorCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

type ProofRefusal = Refusals<'SECOND_FACTOR_NEEDED' | 'SECOND_FACTOR_WRONG' | 'TOO_MANY_REQUESTS'>;
type Parts = Pick<AccountParts, 'db' | 'secrets' | 'publicUrl'>;

/**
 * Verifies the second factor of a user whose password was correct. Six-digit codes use up a budget; proofs that cannot
 * be guessed are never limited, so that attackers cannot lock the owner out (ADR 0017).
 */
export async function proveSecondFactor(
  parts: Parts,
  { userId }: { readonly userId: string },
  proof: SecondFactorProof | undefined,
  now: Date,
): Promise<Result<'not asked' | 'proved', ProofRefusal>> {
  const counts = await countFactors(parts.db, userId);
  if (counts.authenticatorSince === null && counts.passkeys === 0) return ok('not asked');
  if (proof !== undefined && (await proofFits(parts, userId, proof, now))) return ok('proved');
  const left = await countFactors(parts.db, userId);
  const code = proof === undefined ? 'SECOND_FACTOR_NEEDED' : 'SECOND_FACTOR_WRONG';
  return refuse(await refusalOf(parts, { userId, counts: left, code }, now));
}

async function proofFits(
  parts: Parts,
  userId: string,
  { authenticatorCode, recoveryCode, passkey }: SecondFactorProof,
  now: Date,
): Promise<boolean> {
  if (authenticatorCode !== undefined) return authenticatorCodeFits(parts, userId, authenticatorCode, now);
  if (recoveryCode !== undefined) return recoveryCodeFits(parts, userId, recoveryCode);
  return passkey !== undefined && passkeyFits(parts, userId, passkey, now);
}

/** Lists the factors that can be tried now, with the WebAuthn options. */
async function refusalOf(
  parts: Parts,
  {
    userId,
    counts,
    code,
  }: { userId: string; counts: FactorCounts; code: 'SECOND_FACTOR_NEEDED' | 'SECOND_FACTOR_WRONG' },
  now: Date,
): Promise<ProofRefusal> {
  const bucket = authenticatorBucket(parts, userId);
  const waitSeconds = await secondsToNextGuess(parts.db, bucket, authenticatorGuesses, now);
  const secondFactors: SecondFactorKind[] = [];
  if (counts.authenticatorSince !== null && waitSeconds === 0) secondFactors.push('authenticator');
  if (counts.passkeys > 0) secondFactors.push('passkey');
  if (counts.recoveryCodes > 0) secondFactors.push('recovery_code');
  if (secondFactors.length === 0) return tooMany(waitSeconds);
  const asked = counts.passkeys > 0 ? { passkeyRequest: await passkeyRequest(parts, userId, now) } : {};
  return { code, secondFactors, ...asked };
}
