import { refusal } from '../../../http-adapter/index.ts';
import { ownVendorId } from '../../modules/account/index.ts';
import type { Audit } from '../../modules/audit/index.ts';
import type { Vendors } from '../../modules/vendors/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { readOneFile } from './file-form.ts';
import { vendorAnswer, vendorOf } from './vendor-answers.ts';

type VendorHandlers = Pick<
  AllHandlers,
  | 'getVendor'
  | 'updateVendor'
  | 'getDistanceSales'
  | 'stateDistanceSales'
  | 'setVendorPorts'
  | 'uploadVendorLogo'
  | 'deleteVendorLogo'
  | 'uploadVendorPaper'
  | 'readVendorPaper'
  | 'deleteVendorPaper'
  | 'setSkippedSteps'
  | 'submitVendorApplication'
  | 'changeVendorStatus'
  | 'listAdminActivity'
>;

const documentKinds = ['registration', 'insurance', 'tax', 'other'] as const;
type DocumentKind = (typeof documentKinds)[number];
const documentKindOf = (text: string): DocumentKind | undefined =>
  documentKinds.find((kind) => kind === text);

const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });

/** The version in an If-Match header, with or without the quotes of an entity tag; null if it is not a number. */
const versionOf = (header: string | undefined): number | null => {
  if (header === undefined) return null;
  const version = /^"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  return version === undefined ? 0 : Number(version);
};

const statusMessages: Readonly<Record<string, string>> = {
  paused: 'Your shop is paused.',
  active: 'Your shop is open again.',
  restricted: 'Your shop will open again as soon as your payment account can take payments.',
};

const distanceSalesOf = ({ saidAt, ...said }: Awaited<ReturnType<Vendors['getDistanceSales']>>) => ({
  ...said,
  saidAt: saidAt?.toISOString() ?? null,
});

/** Operations of tag "Vendor". */
export const vendorHandlers = (vendors: Vendors, audit: Pick<Audit, 'listVendorActs'>): VendorHandlers => ({
  async listAdminActivity({ session }) {
    const acts = await audit.listVendorActs(ownVendorId(session));
    const items = acts.map(({ id, act, by, at }) => ({ id, act, by, at: at.toISOString() }));
    return { status: 200, body: { status: true, data: { items } } };
  },

  async getVendor({ session }) {
    const vendor = vendorOf(await vendors.getVendor(session));
    const { membership } = session;
    const data = { ...vendor, ...(membership !== undefined && { yourRole: membership.role }) };
    return { status: 200, body: { status: true, data } };
  },

  async updateVendor({ session, body, headers }) {
    const change = { company: body, onVersion: versionOf(headers['if-match']) };
    const updated = await vendors.updateCompany(session, change);
    return updated.ok ? vendorAnswer('Your company is saved.', updated.value) : refused(updated.error);
  },

  async getDistanceSales({ session }) {
    const said = distanceSalesOf(await vendors.getDistanceSales(session));
    return { status: 200, body: { status: true, data: said } };
  },

  async stateDistanceSales({ session, body }) {
    const said = distanceSalesOf(await vendors.stateDistanceSales(session, body.taxedAtDestination));
    const message = `Private buyers in other EU countries pay ${body.taxedAtDestination ? 'their country’s' : 'your country’s'} VAT from now on.`;
    return { status: 200, body: { status: true, message, data: said } };
  },

  async setVendorPorts({ session, body }) {
    const set = await vendors.setPorts(session, body.ports);
    return set.ok ? vendorAnswer('Your ports are saved.', set.value) : refused(set.error);
  },

  async uploadVendorLogo({ session, upload }) {
    const sent = await readOneFile(upload(), 'logo', (stream) => vendors.setLogo(session, stream));
    if (!sent.ok) return sent.error;
    const set = sent.value;
    return set.ok ? vendorAnswer('Your logo is saved.', set.value) : refused(set.error);
  },

  async deleteVendorLogo({ session }) {
    return vendorAnswer('Your logo is removed.', await vendors.removeLogo(session));
  },

  async uploadVendorPaper({ session, upload }) {
    let kind: DocumentKind | undefined;
    for await (const part of upload()) {
      if (part.type === 'field' && part.fieldname === 'kind') {
        kind = documentKindOf(part.value);
        if (kind === undefined) return wrongPart('kind', 'This isn’t a type of document we know.', 'enum');
      } else if (part.fieldname !== 'file') {
        return wrongPart(part.fieldname, 'This isn’t a field we know.', 'additionalProperties');
      } else if (part.type !== 'file') {
        return wrongPart('file', 'This must be a file.', 'type');
      } else if (kind === undefined) {
        return wrongPart('kind', 'Choose the type of document first.', 'required');
      } else {
        const added = await vendors.addDocument(session, { kind, fileName: part.filename, file: part.file });
        if (added.ok) return vendorAnswer('Your document is saved.', added.value);
        const isFull = added.error.code === 'NOT_ALLOWED_NOW';
        return refused(
          added.error,
          isFull ? 'You can upload at most 20 documents. Remove one first.' : undefined,
        );
      }
    }
    return wrongPart('file', 'Please choose a file.', 'required');
  },

  async readVendorPaper({ session, params }) {
    const document = await vendors.readDocument(session, params.paperId);
    if (!document.ok) return refused(document.error);
    return { status: 200, body: document.value.stream, headers: document.value.headers };
  },

  async deleteVendorPaper({ session, params }) {
    const removed = await vendors.removeDocument(session, params.paperId);
    if (removed.ok) return vendorAnswer('Your document was removed.', removed.value);
    const isKept = removed.error.code === 'NOT_ALLOWED_NOW';
    return refused(
      removed.error,
      isKept ? 'Your application has been sent, so its documents can’t be changed now.' : undefined,
    );
  },

  async setSkippedSteps({ session, body }) {
    return vendorAnswer('Saved.', await vendors.setSkippedSteps(session, body.steps));
  },

  async submitVendorApplication({ session }) {
    const sent = await vendors.submitApplication(session);
    if (sent.ok) return vendorAnswer('Your application has been sent.', sent.value);
    const isSent = sent.error.code === 'NOT_ALLOWED_NOW';
    return refused(sent.error, isSent ? 'Your application has already been sent.' : undefined);
  },

  async changeVendorStatus({ session, body }) {
    const changed = await vendors.changeOwnStatus(session, body.command);
    if (!changed.ok) return refused(changed.error);
    return vendorAnswer(statusMessages[changed.value.vendor.status] ?? 'Done.', changed.value);
  },
});
