import type { Operation } from './document.ts';

interface Agreed {
  readonly operations: readonly Operation[];
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, unknown>>;
  readonly rateLimits: Readonly<Record<string, unknown>>;
}

const isReadable = (contentType: string) =>
  contentType === 'multipart/form-data' || /^application\/(?:[\w.-]+\+)?json$/.test(contentType);

/** The disagreements of contract, handlers, permissions and rate limits: one sentence each, empty if there are none. */
export function contractProblems({
  operations,
  handlers,
  permissions,
  rateLimits,
}: Agreed): readonly string[] {
  const ids = new Set(operations.map((operation) => operation.id));
  const problems = operations.flatMap((operation) => {
    const { id } = operation;
    const permission = permissions[id];
    const open = permission === 'anyone';
    const unread = operation.body?.contentTypes.filter((type) => !isReadable(type)) ?? [];
    const bucket = operation.rateLimit;
    return [
      ...(permission === undefined ? [`${id} has no row in the permissions`] : []),
      ...(permission !== undefined && open !== (operation.session !== 'needed')
        ? [
            `${id} is open to ${open ? 'anyone' : 'sessions only'} in the permissions, and not so in the contract`,
          ]
        : []),
      ...(id in handlers ? [] : [`${id} has no handler`]),
      ...unread.map((type) => `${id} takes ${type}, which the adapter cannot read`),
      ...(bucket !== null && !(bucket in rateLimits)
        ? [`${id} names the rate limit ${bucket}, which does not exist`]
        : []),
    ];
  });
  const stray = (what: string, names: Iterable<string>) =>
    [...names]
      .filter((name) => !ids.has(name))
      .map((name) => `${what} names ${name}, which the contract does not know`);
  return [
    ...problems,
    ...stray('a handler', Object.keys(handlers)),
    ...stray('the permissions table', Object.keys(permissions)),
  ];
}
