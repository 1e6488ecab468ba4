import type { CodeProof, SecondFactorKind } from '../../../machines/session/index.ts';
import { useSession, useSessionState } from '../auth-context.tsx';

const none: readonly SecondFactorKind[] = [];

/**
 * The second factor of the session machine: the possible methods and their events. `kinds` is null if none is required.
 */
export function useSecondFactorStep(where: 'visitor' | 'expired') {
  const session = useSession();
  const isAsked = useSessionState((snapshot) =>
    where === 'visitor'
      ? snapshot.matches({ visitor: 'provingSecondFactor' })
      : snapshot.matches({ expired: 'provingSecondFactor' }),
  );
  const kinds = useSessionState(({ context }) => context.asked?.kinds ?? none);
  return {
    kinds: isAsked ? kinds : null,
    onCode: (proof: CodeProof) => session.send({ type: 'SECOND_FACTOR.SUBMITTED', proof }),
    onPasskey: () => session.send({ type: 'PASSKEY.CHOSEN' }),
    onBack: () => session.send({ type: 'BACK.REQUESTED' }),
  };
}
