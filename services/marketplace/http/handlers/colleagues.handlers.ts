import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal } from '../../../http-adapter/index.ts';
import type { Colleagues, JoinRefusal, NotForYou, Vendors } from '../../modules/vendors/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type ColleagueHandlers = Pick<
  AllHandlers,
  | 'listColleagues'
  | 'changeColleagueRole'
  | 'removeColleague'
  | 'inviteColleague'
  | 'withdrawInvitation'
  | 'readInvitation'
  | 'checkInvitation'
  | 'acceptInvitation'
>;
type Schemas = components['schemas'];

const colleaguesOf = ({ members, invitations, history, isOwner }: Colleagues): Schemas['Colleagues'] => ({
  members: members.map(({ createdAt, actions, ...member }) => ({
    ...member,
    since: createdAt.toISOString(),
    actions: [...actions],
  })),
  invitations: invitations.map(({ id, email, role, invitedBy, expiresAt, isExpired }) => ({
    id,
    email,
    role,
    invitedBy,
    expiresAt: expiresAt.toISOString(),
    isExpired,
    actions: isOwner ? ['withdraw'] : [],
  })),
  history: history.map((change) => ({ ...change, at: change.at.toISOString() })),
  actions: isOwner ? ['invite'] : [],
});

const answer = (message: string, colleagues: Colleagues) =>
  ({ status: 200, body: { status: true, message, data: colleaguesOf(colleagues) } }) as const;

const lastOwner = 'A company needs an owner. Make someone else an owner first.';
const tooManyWait = 'Twenty invitations are waiting already. Withdraw one first.';

const invitationTexts = {
  LINK_WRONG: 'This invitation is incomplete or wrong. Open the link in the mail again.',
  LINK_EXPIRED: 'This invitation no longer works. Ask who invited you for a new one.',
  LINK_USED: 'This invitation has already been used. Sign in to your account.',
} as const;

const accountNames = {
  crew_member: 'a crew account',
  admin: 'an administrator’s account',
  supplier: 'a supplier’s account',
  service_provider: 'a service provider’s account',
} as const;

/** Why an account can't accept an invitation, and which one can. */
function notForYouText(error: NotForYou): string {
  switch (error.because) {
    case 'another_address':
      return `This invitation is for ${error.email}. Sign in with the account of that address, or ask to be invited with yours.`;
    case 'another_kind':
      return `Yours is ${accountNames[error.role]}, and this company needs ${accountNames[error.kind]}. Ask to be invited with another address, and create an account with it.`;
    case 'works_already':
      return error.here
        ? `You already work for ${error.company}. An owner can change what you may do.`
        : `You work for ${error.company}, and an account works for one company at a time. Ask an owner there to remove you first, or ask to be invited with another address.`;
  }
}

const notJoined = (error: JoinRefusal) =>
  refusal(error.code, {
    message: error.code === 'NOT_ALLOWED_NOW' ? notForYouText(error) : invitationTexts[error.code],
  });

const roleNames = { owner: 'an owner', editor: 'an editor', reader: 'a reader' } as const;

/** Operations of tag "Vendor" about colleagues. */
export const colleagueHandlers = (vendors: Vendors): ColleagueHandlers => ({
  async listColleagues({ session }) {
    return {
      status: 200,
      body: { status: true, data: colleaguesOf(await vendors.listColleagues(session)) },
    };
  },

  async changeColleagueRole({ session, params, body }) {
    const changed = await vendors.changeColleagueRole(session, params.colleagueId, body.role);
    if (!changed.ok)
      return refused(changed.error, changed.error.code === 'NOT_ALLOWED_NOW' ? lastOwner : undefined);
    const of = changed.value.members.find(({ userId }) => userId === params.colleagueId);
    return answer(`${of?.name ?? 'Your colleague'} is ${roleNames[body.role]} now.`, changed.value);
  },

  async removeColleague({ session, params }) {
    const removed = await vendors.removeColleague(session, params.colleagueId);
    if (!removed.ok)
      return refused(removed.error, removed.error.code === 'NOT_ALLOWED_NOW' ? lastOwner : undefined);
    const [last] = removed.value.history;
    return answer(`${last?.whom ?? 'Your colleague'} was removed.`, removed.value);
  },

  async inviteColleague({ session, body }) {
    const invited = await vendors.inviteColleague(session, body);
    if (!invited.ok)
      return refused(invited.error, invited.error.code === 'NOT_ALLOWED_NOW' ? tooManyWait : undefined);
    return answer(`We’ve emailed an invitation to ${body.email}.`, invited.value);
  },

  async withdrawInvitation({ session, params }) {
    const withdrawn = await vendors.withdrawInvitation(session, params.invitationId);
    if (!withdrawn.ok) return refused(withdrawn.error);
    return answer('The invitation is withdrawn.', withdrawn.value);
  },

  async readInvitation({ body }) {
    const read = await vendors.readInvitation(body.token);
    if (!read.ok) return refusal(read.error.code, { message: invitationTexts[read.error.code] });
    const { company, kind, invitedBy, email, role, expiresAt } = read.value;
    const data = { company, kind, invitedBy, email, role, expiresAt: expiresAt.toISOString() };
    return { status: 200, body: { status: true, data } };
  },

  async checkInvitation({ session, body }) {
    const checked = await vendors.checkInvitation(session, body.token);
    if (!checked.ok) return notJoined(checked.error);
    const { company, role } = checked.value;
    return { status: 200, body: { status: true, message: `You can join ${company}.`, data: { role } } };
  },

  async acceptInvitation({ session, body }) {
    const joined = await vendors.acceptInvitation(session, body.token);
    if (joined.ok) {
      const { company, role } = joined.value;
      const message = `You work for ${company} now.`;
      return { status: 200, body: { status: true, message, data: { role } } };
    }
    return notJoined(joined.error);
  },
});
