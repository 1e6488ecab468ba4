import type { Transaction } from 'kysely';
import { ok, type Result } from '../../../../src/lib/result.ts';
import type { Database } from '../../platform/db/schema.ts';
import { asking, type MailToQueue } from '../../platform/mail/index.ts';
import { markDealtWith, settleQuestions } from '../../platform/notifications/index.ts';
import { step } from '../../platform/processes/step.ts';
import { insertHistory } from './history.repository.ts';
import { findAdmins, findOwners } from './people.repository.ts';
import {
  vendorApplicationProcess,
  type ApplicationCommand,
} from './application/vendor-application.process.ts';
import { vendorProcess, type VendorCommand } from './vendor.process.ts';
import {
  factsOf,
  missingFields,
  type Application,
  type ApplicationStatus,
  type Vendor,
  type VendorStatus,
} from './vendors.domain.ts';
import {
  applicationApprovedMail,
  applicationReceivedMail,
  applicationRejectedMail,
  applicationReopenedMail,
  applicationToReadMail,
  changesAskedMail,
  liveMail,
  reinstatedMail,
  restrictedMail,
  setupPaths,
  suspendedMail,
  type Addressee,
  type Subject,
} from './vendors.mails.ts';
import type { VendorParts } from './vendors.parts.ts';
import { saveApplication, saveVendorStatus } from './vendors.repository.ts';

type Trx = Transaction<Database>;
type CommandParts = Pick<VendorParts, 'ids' | 'publicUrl' | 'hasOpenTrade' | 'queueMail'>;

/** A command and who ran it, with their note; `actorId` is null if it was automatic. */
interface Attributed<Command> {
  readonly command: Command;
  readonly actorId: string | null;
  readonly note?: string | null;
  readonly at: Date;
}

/** What a mail about this vendor calls it. */
export const subjectOf = (
  { publicUrl }: Pick<CommandParts, 'publicUrl'>,
  { kind, company }: Vendor,
): Subject => ({
  kind,
  publicUrl,
  name: company.tradingName ?? company.legalName ?? 'your company',
});

/**
 * Runs one command on a vendor locked by the transaction, with its history and the mail to its owner. `vendor` has its
 * facts as they are after the command.
 */
export async function runVendorCommand(
  parts: CommandParts,
  trx: Trx,
  vendor: Vendor,
  { command, actorId, note = null, at }: Attributed<VendorCommand>,
): Promise<Result<VendorStatus, 'NOT_ALLOWED_NOW'>> {
  const nothingIsOpen = command === 'close' && !(await parts.hasOpenTrade(trx, vendor.id));
  const stepped = step(vendorProcess, vendor.status, command, factsOf(vendor, nothingIsOpen));
  if (!stepped.ok) return stepped;
  const to = stepped.value;
  await saveVendorStatus(trx, vendor.id, to, at);
  await insertHistory(trx, {
    id: parts.ids.newId(),
    vendorId: vendor.id,
    process: 'vendor',
    command,
    from: vendor.status,
    to,
    actorId,
    note,
    at,
  });
  const about = subjectOf(parts, vendor);
  const owners = await findOwners(trx, vendor.id);
  const mails = owners.flatMap((owner) => vendorMail(owner, about, { command, to, note: note ?? '' }) ?? []);
  await queueMails(parts, trx, mails, { vendor, owners, at });
  return ok(to);
}

interface CommandSubject {
  readonly vendor: Vendor;
  readonly owners: readonly Addressee[];
  readonly at: Date;
}

/** Queues the mails of a command: they replace earlier messages about its way into the market. */
async function queueMails(
  { queueMail, ...parts }: CommandParts,
  trx: Trx,
  mails: readonly MailToQueue[],
  { vendor, owners, at }: CommandSubject,
): Promise<void> {
  if (mails.length === 0) return;
  const paths = setupPaths(owners, subjectOf(parts, vendor));
  await markDealtWith(trx, { people: [{ vendorId: vendor.id }], kind: 'company', paths }, at);
  for (const mail of mails) await queueMail(trx, mail);
}

interface VendorStep {
  readonly command: VendorCommand;
  readonly to: VendorStatus;
  readonly note: string;
}

/** Vendors are not mailed about their own commands. */
function vendorMail(owner: Addressee, about: Subject, { command, to, note }: VendorStep): MailToQueue | null {
  if (command === 'approve') return applicationApprovedMail(owner, about, to === 'active');
  if (command === 'suspend') return suspendedMail(owner, about, note);
  if (command === 'reinstate') return reinstatedMail(owner, about, to);
  if (to === 'restricted') return restrictedMail(owner, about);
  return to === 'active' && command !== 'resume' ? liveMail(owner, about) : null;
}

/** Runs one command on the application of a vendor that the transaction has locked, with its history and mails. */
export async function runApplicationCommand(
  parts: CommandParts,
  trx: Trx,
  { vendor, application }: { readonly vendor: Vendor; readonly application: Application },
  attributed: Attributed<ApplicationCommand>,
): Promise<Result<ApplicationStatus, 'NOT_ALLOWED_NOW'>> {
  const { command, actorId, note = null, at } = attributed;
  const isComplete = missingFields(vendor.company).length === 0;
  const stepped = step(vendorApplicationProcess, application.status, command, { isComplete });
  if (!stepped.ok) return stepped;
  const to = stepped.value;
  await saveApplication(trx, application.id, { status: to, ...traceOf(attributed) }, at);
  await insertHistory(trx, {
    id: parts.ids.newId(),
    vendorId: vendor.id,
    process: 'application',
    command,
    from: application.status,
    to,
    actorId,
    note,
    at,
  });
  const owners = await findOwners(trx, vendor.id);
  if (command !== 'take') await settleQuestions(trx, application.id, at);
  const about = { ...subjectOf(parts, vendor), owners, application };
  const mails = await applicationMails(trx, about, command, note ?? '');
  await queueMails(parts, trx, mails, { vendor, owners, at });
  return ok(to);
}

/** What a command changes in the application itself: a new submission or review clears what was decided before. */
function traceOf({ command, actorId, note = null, at }: Attributed<ApplicationCommand>) {
  if (command === 'submit') return { submittedAt: at, note: null, decidedAt: null, decidedBy: null };
  if (command === 'reopen') return { note: null, decidedAt: null, decidedBy: null };
  return command === 'take' ? {} : { note, decidedAt: at, decidedBy: actorId };
}

/** Mails the owners, and each admin about a submission. An approval is mailed with the vendor's own step. */
async function applicationMails(
  trx: Trx,
  {
    owners,
    application,
    ...about
  }: Subject & { readonly owners: readonly Addressee[]; readonly application: Application },
  command: ApplicationCommand,
  note: string,
): Promise<readonly MailToQueue[]> {
  if (command === 'ask') return owners.map((owner) => changesAskedMail(owner, about, note));
  if (command === 'reject') return owners.map((owner) => applicationRejectedMail(owner, about, note));
  if (command === 'reopen') return owners.map((owner) => applicationReopenedMail(owner, about, note));
  if (command !== 'submit') return [];
  const toRead = {
    ...about,
    applicationId: application.id,
    isAgain: application.status === 'changes_requested',
  };
  const admins = await findAdmins(trx);
  return [
    ...owners.map((owner) => applicationReceivedMail(owner, about)),
    ...admins.map((admin) =>
      asking({ about: application.id, answerBy: null }, applicationToReadMail(admin, toRead)),
    ),
  ];
}
