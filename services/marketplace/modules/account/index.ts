import { bindTo } from '../../platform/bind-to.ts';
import { ensureFirstAdmin } from './admins/admin.service.ts';
import type { AccountParts } from './account.parts.ts';
import {
  acceptAdminInvitation,
  inviteAdmin,
  listAdmins,
  readAdminInvitation,
  withdrawAdminInvitation,
} from './admins/admin-invitations.service.ts';
import { removeAdmin } from './admins/admin-removal.service.ts';
import { cleanupTask } from './closing/clean-up.tasks.ts';
import { closeAccount } from './closing/closing.service.ts';
import { resendCode, verifyCode } from './sign-up/code.service.ts';
import { updateCrewProfile } from './settings/crew-profile.service.ts';
import { confirmEmailChange, requestEmailChange } from './settings/email-change.service.ts';
import { openAccounts } from './sign-up/opening.service.ts';
import { linkTask, requestLink } from './account-link.service.ts';
import { resetPassword } from './password/password-reset.service.ts';
import { changePassword } from './password/password.service.ts';
import {
  authenticate,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  signOut,
} from './sign-in/session.service.ts';
import {
  exportAccount,
  getSettings,
  removePicture,
  setPicture,
  updateSettings,
} from './settings/settings.service.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from './second-factor/authenticator.service.ts';
import { getSecondFactor } from './second-factor/factors.service.ts';
import { addPasskey, beginPasskey, removePasskey } from './second-factor/passkeys.service.ts';
import { renewRecoveryCodes } from './second-factor/recovery-codes-renewal.service.ts';
import { signIn } from './sign-in/sign-in.service.ts';
import { signUp } from './sign-up/sign-up.service.ts';
import { decideSuspension } from './suspension/suspension.service.ts';

export type { Account, CrewProfile, NotificationChoices, Role, SignUpRole } from './account.domain.ts';
export type { AccountParts, WhenAccount } from './account.parts.ts';
export { cleanCompany, companyProblem, withVatNumber } from './sign-up/sign-up-company.domain.ts';
export type { CompanyField, SignUpCompany, CompanyLines } from './sign-up/sign-up-company.domain.ts';
export { deviceOf, networkOf, type Caller } from './sign-in/device.domain.ts';
export type { Admins } from './admins/admin-invitations.service.ts';
export type { AddressProof } from './sign-up/code.service.ts';
export { createPasswordHashes, type PasswordHashes } from './password/password-hashes.ts';
export type { KnownPerson } from './sign-up/opening.service.ts';
export type { Session } from './sign-in/session.domain.ts';
export { isReader, ownVendorId, type Member, type Membership } from './membership.domain.ts';
export { findMembership } from './membership.repository.ts';
export { recoverAdmin } from './second-factor/admin-recovery.service.ts';
export { resealAuthenticators } from './second-factor/resealing.service.ts';
export type { FactorsAnswer } from './second-factor/factors.service.ts';
export type { OwnSession } from './sign-in/session.service.ts';
export type { AccountExport } from './settings/settings.service.ts';
export { companyAtSignUp, invitationAtSignUp } from './sign-up/sign-up.repository.ts';
export { suspensionCommands, type SuspensionCommand } from './suspension/suspension.domain.ts';
export type { SignedIn } from './sign-up/sign-up.service.ts';

/** The module's public interface: everything users do with their accounts. */
export function createAccounts(parts: AccountParts) {
  const bind = bindTo(parts);
  return {
    signUp: bind(signUp),
    signIn: bind(signIn),
    signOut: bind(signOut),
    verifyCode: bind(verifyCode),
    resendCode: bind(resendCode),
    requestPasswordReset: async (email: string) => requestLink(parts, 'request_password_reset', email),
    resetPassword: bind(resetPassword),
    changePassword: bind(changePassword),
    requestEmailChange: bind(requestEmailChange),
    confirmEmailChange: bind(confirmEmailChange),
    authenticate: bind(authenticate),
    listSessions: bind(listSessions),
    revokeSession: bind(revokeSession),
    revokeOtherSessions: bind(revokeOtherSessions),
    getSettings: bind(getSettings),
    updateSettings: bind(updateSettings),
    setPicture: bind(setPicture),
    removePicture: bind(removePicture),
    updateCrewProfile: bind(updateCrewProfile),
    exportAccount: bind(exportAccount),
    closeAccount: bind(closeAccount),
    getSecondFactor: bind(getSecondFactor),
    beginAuthenticator: bind(beginAuthenticator),
    confirmAuthenticator: bind(confirmAuthenticator),
    removeAuthenticator: bind(removeAuthenticator),
    renewRecoveryCodes: bind(renewRecoveryCodes),
    beginPasskey: bind(beginPasskey),
    addPasskey: bind(addPasskey),
    removePasskey: bind(removePasskey),
    listAdmins: bind(listAdmins),
    inviteAdmin: bind(inviteAdmin),
    withdrawAdminInvitation: bind(withdrawAdminInvitation),
    readAdminInvitation: bind(readAdminInvitation),
    acceptAdminInvitation: bind(acceptAdminInvitation),
    removeAdmin: bind(removeAdmin),
    decideSuspension: bind(decideSuspension),
    ensureFirstAdmin: bind(ensureFirstAdmin),
    openAccounts: bind(openAccounts),
  } as const;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** The module's jobs; `clean_up_accounts` is nightly. */
export const accountTasks = (parts: AccountParts) => ({
  request_password_reset: linkTask(parts, 'request_password_reset'),
  request_sign_in_link: linkTask(parts, 'request_sign_in_link'),
  clean_up_accounts: cleanupTask(parts),
});
