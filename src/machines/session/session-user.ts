/** The user as the browser knows them. `role` is any value that the server sent: the gates handle an unknown one. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  role: string;
  status: 'pending' | 'active';
  profilePictureUrl: string | null;
  /** IANA time zone in which times are shown to them. */
  timeZone?: string | undefined;
  /** Their yacht's port; the slug of a port. */
  homePort?: string | undefined;
  /** True until they set up a second factor; until then only their settings are open. */
  needsSecondFactor?: true | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Other programs of the same origin may have stored a number. */
const idText = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

function roleName(role: unknown): string {
  if (typeof role === 'string') return role;
  return typeof role === 'object' && role !== null && 'name' in role ? text(role.name) : '';
}

/**
 * Reads a user object as it may be stored or answered: `id` or `_id`, a role as a string or as `{name}`
 * (docs/requirements.md §3). Null without an id.
 */
export function toSessionUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>; // an object of unknown fields, each checked below
  const id = idText(fields.id) || idText(fields._id);
  if (!id) return null;
  const firstName = text(fields.firstName);
  const lastName = text(fields.lastName);
  return {
    id,
    email: text(fields.email),
    firstName,
    lastName,
    name: text(fields.name) || `${firstName} ${lastName}`.trim(),
    role: roleName(fields.role),
    status: fields.status === 'pending' ? 'pending' : 'active',
    profilePictureUrl: text(fields.profilePictureUrl) || null,
    timeZone: text(fields.timeZone) || undefined,
    homePort: text(fields.homePort) || undefined,
    // As the server sent it, or as it was stored.
    needsSecondFactor: fields.secondFactor === 'due' || fields.needsSecondFactor === true || undefined,
  };
}

/** The stored text of a user; broken JSON counts as nothing stored. */
export function parseStoredUser(stored: string | null): SessionUser | null {
  if (!stored) return null;
  try {
    return toSessionUser(JSON.parse(stored));
  } catch {
    return null; // another program's or a partly written value: the server's answer will replace it
  }
}
