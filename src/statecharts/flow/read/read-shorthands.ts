import type { Cause } from '../flow.types.ts';

type Shorthand = Cause | { readonly kind: 'finished'; readonly of: string };

const families = [
  ['done', /^(?:xstate\.done\.actor\.|done\.invoke\.)(.+)$/],
  ['error', /^(?:xstate\.error\.actor\.|error\.platform\.)(.+)$/],
  ['snapshot', /^xstate\.snapshot\.(.+)$/],
] as const;

/** The meaning of XState's own event names among a state's events: done, error, "always". */
export function shorthandOf(event: string): Shorthand | null {
  if (event === '') return { kind: 'always' };
  for (const [kind, pattern] of families) {
    const invoke = pattern.exec(event)?.[1];
    if (invoke !== undefined) return { kind, invoke };
  }
  const of = /^(?:xstate\.)?done\.state\.(.+)$/.exec(event)?.[1];
  if (of !== undefined) return { kind: 'finished', of };
  const delay = /^xstate\.after\.([^.]+)\..+$/.exec(event)?.[1];
  return delay === undefined ? null : { kind: 'after', delay };
}
