import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Accounts, Admins } from '../../modules/account/index.ts';
import type { Audit } from '../../modules/audit/index.ts';
import type {
  MarketIdentity,
  MarketSettingsModule,
  SettingsAtDesk,
} from '../../modules/market-settings/index.ts';
import { done, refused, type AllHandlers } from './answers.ts';

type Schemas = components['schemas'];
type MarketSettingsHandlers = Pick<
  AllHandlers,
  | 'getMarketSettings'
  | 'changeMarketSettings'
  | 'getMarketIdentity'
  | 'changeMarketIdentity'
  | 'listAudit'
  | 'listAdmins'
  | 'inviteAdmin'
  | 'withdrawAdminInvitation'
  | 'removeAdmin'
  | 'readAdminInvitation'
  | 'acceptAdminInvitation'
>;

const settingsOf = ({
  switches,
  changed,
  announcedCommission: announced,
  ...settings
}: SettingsAtDesk): Schemas['MarketSettings'] => ({
  ...settings,
  announcedCommission: announced && {
    basisPoints: announced.basisPoints,
    from: announced.from.toISOString(),
  },
  switches: { ...switches },
  changed: changed && { by: changed.by, at: changed.at.toISOString() },
});

const identityOf = ({ identity, version, changed }: MarketIdentity): Schemas['MarketIdentity'] => ({
  identity: identity && { ...identity },
  version,
  changed: changed && { by: changed.by, at: changed.at.toISOString() },
});

const adminsOf = ({ admins, invitations }: Admins): Schemas['Admins'] => ({
  admins: admins.map(({ since, ...admin }) => ({ ...admin, since: since.toISOString() })),
  invitations: invitations.map(({ expiresAt, ...one }) => ({ ...one, expiresAt: expiresAt.toISOString() })),
});

interface Modules {
  readonly accounts: Accounts;
  readonly audit: Pick<Audit, 'listAudit'>;
  readonly marketSettings: MarketSettingsModule;
}

/** Operations on the market's settings, the audit log, and the admins. */
export const marketSettingsHandlers = ({
  accounts,
  audit,
  marketSettings,
}: Modules): MarketSettingsHandlers => ({
  async getMarketSettings() {
    const data = settingsOf(await marketSettings.getSettings());
    return { status: 200, body: { status: true, data } };
  },

  async changeMarketSettings({ session, headers, body }) {
    const changed = await marketSettings.changeSettings(session, {
      ifMatch: headers['if-match'],
      given: body,
    });
    if (!changed.ok) return refused(changed.error);
    const message = 'The settings of the market are saved.';
    return { status: 200, body: { status: true, message, data: settingsOf(changed.value) } };
  },

  async getMarketIdentity() {
    const data = identityOf(await marketSettings.getIdentity());
    return { status: 200, body: { status: true, data } };
  },

  async changeMarketIdentity({ session, headers, body }) {
    const changed = await marketSettings.changeIdentity(session, {
      ifMatch: headers['if-match'],
      given: body,
    });
    if (!changed.ok) return refused(changed.error);
    const message = 'The legal identity of the market is saved.';
    return { status: 200, body: { status: true, message, data: identityOf(changed.value) } };
  },

  async listAudit({ query }) {
    const found = await audit.listAudit(query);
    if (!found.ok) return refused(found.error);
    const { items, ...page } = found.value;
    const data = {
      ...page,
      items: items.map(({ at, details, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        details: details.map((detail) => ({ ...detail })),
      })),
    };
    return { status: 200, body: { status: true, data } };
  },

  async listAdmins({ session }) {
    const data = adminsOf(await accounts.listAdmins(session));
    return { status: 200, body: { status: true, data } };
  },

  async inviteAdmin({ session, body }) {
    const invited = await accounts.inviteAdmin(session, body);
    if (!invited.ok)
      return refused(
        invited.error,
        invited.error.code === 'NOT_ALLOWED_NOW'
          ? 'Twenty invitations wait for an answer already.'
          : undefined,
      );
    const message = 'The invitation is on its way.';
    return { status: 200, body: { status: true, message, data: adminsOf(invited.value) } };
  },

  async withdrawAdminInvitation({ session, params }) {
    const withdrawn = await accounts.withdrawAdminInvitation(session, params.adminInvitationId);
    if (!withdrawn.ok) return refused(withdrawn.error);
    const message = 'The invitation is withdrawn.';
    return { status: 200, body: { status: true, message, data: adminsOf(withdrawn.value) } };
  },

  async removeAdmin({ session, params, body }) {
    const removed = await accounts.removeAdmin(session, { adminId: params.adminId, note: body.note });
    if (!removed.ok)
      return refused(
        removed.error,
        removed.error.code === 'NOT_ALLOWED_NOW'
          ? 'You close your own account in your settings, under Privacy.'
          : undefined,
      );
    const message = 'They are no longer an admin, and signed out everywhere.';
    return { status: 200, body: { status: true, message, data: adminsOf(removed.value) } };
  },

  async readAdminInvitation({ body }) {
    const read = await accounts.readAdminInvitation(body);
    if (!read.ok) return refused(read.error);
    const { email, invitedBy, expiresAt } = read.value;
    const data = { email, invitedBy, expiresAt: expiresAt.toISOString() };
    return { status: 200, body: { status: true, data } };
  },

  async acceptAdminInvitation({ body }) {
    const accepted = await accounts.acceptAdminInvitation(body);
    return accepted.ok ? done('Your account is ready. Please sign in.') : refused(accepted.error);
  },
});
