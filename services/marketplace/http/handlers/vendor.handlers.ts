import { refusal } from '../../../contract/index.ts';
import type { Vendors } from '../../modules/vendors/index.ts';
import type { AllHandlers } from './answers.ts';
import { vendorAnswer, vendorOf, vendorRefused } from './vendor-answers.ts';

type VendorHandlers = Pick<
  AllHandlers,
  | 'getVendor'
  | 'updateVendor'
  | 'setVendorPorts'
  | 'uploadVendorLogo'
  | 'deleteVendorLogo'
  | 'uploadVendorPaper'
  | 'readVendorPaper'
  | 'deleteVendorPaper'
  | 'setSkippedSteps'
  | 'submitVendorApplication'
  | 'changeVendorStatus'
>;

const paperKinds = ['registration', 'insurance', 'tax', 'other'] as const;
type PaperKind = (typeof paperKinds)[number];
const paperKindOf = (text: string): PaperKind | undefined => paperKinds.find((kind) => kind === text);

const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });

/** Of an If-Match header, with or without the quotes of an entity tag; what is no version is no version of ours. */
const versionOf = (header: string | undefined): number | null => {
  if (header === undefined) return null;
  const version = /^"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  return version === undefined ? 0 : Number(version);
};

const statusWords: Readonly<Record<string, string>> = {
  paused: 'Your shop is paused.',
  active: 'Your shop is open again.',
  restricted: 'Your shop opens again as soon as your payment account can take charges.',
};

/** Tag "Vendor" of the contract. */
export const vendorHandlers = (vendors: Vendors): VendorHandlers => ({
  async getVendor({ session }) {
    return { status: 200, body: { status: true, data: vendorOf(await vendors.getVendor(session)) } };
  },

  async updateVendor({ session, body, headers }) {
    const change = { company: body, onVersion: versionOf(headers['if-match']) };
    const updated = await vendors.updateCompany(session, change);
    return updated.ok ? vendorAnswer('Your company is saved.', updated.value) : vendorRefused(updated.error);
  },

  async setVendorPorts({ session, body }) {
    const set = await vendors.setPorts(session, body.ports);
    return set.ok ? vendorAnswer('Your ports are saved.', set.value) : vendorRefused(set.error);
  },

  async uploadVendorLogo({ session, upload }) {
    for await (const part of upload()) {
      if (part.fieldname !== 'logo')
        return wrongPart(part.fieldname, 'This is not known here.', 'additionalProperties');
      if (part.type !== 'file') return wrongPart('logo', 'This must be a file.', 'type');
      const set = await vendors.setLogo(session, part.file);
      return set.ok ? vendorAnswer('Your logo is saved.', set.value) : vendorRefused(set.error);
    }
    return wrongPart('logo', 'Please choose a picture.', 'required');
  },

  async deleteVendorLogo({ session }) {
    return vendorAnswer('Your logo is removed.', await vendors.removeLogo(session));
  },

  async uploadVendorPaper({ session, upload }) {
    let kind: PaperKind | undefined;
    for await (const part of upload()) {
      if (part.type === 'field' && part.fieldname === 'kind') {
        kind = paperKindOf(part.value);
        if (kind === undefined) return wrongPart('kind', 'This is no kind of paper we know.', 'enum');
      } else if (part.fieldname !== 'file') {
        return wrongPart(part.fieldname, 'This is not known here.', 'additionalProperties');
      } else if (part.type !== 'file') {
        return wrongPart('file', 'This must be a file.', 'type');
      } else if (kind === undefined) {
        return wrongPart('kind', 'Please say first what kind of paper it is.', 'required');
      } else {
        const added = await vendors.addPaper(session, { kind, fileName: part.filename, file: part.file });
        if (added.ok) return vendorAnswer('Your paper is kept.', added.value);
        const isFull = added.error.code === 'NOT_ALLOWED_NOW';
        return vendorRefused(
          added.error,
          isFull ? 'There are 20 papers already. Please take one back first.' : undefined,
        );
      }
    }
    return wrongPart('file', 'Please choose a file.', 'required');
  },

  async readVendorPaper({ session, params }) {
    const paper = await vendors.readPaper(session, params.paperId);
    if (!paper.ok) return vendorRefused(paper.error);
    return { status: 200, body: paper.value.stream, headers: paper.value.headers };
  },

  async deleteVendorPaper({ session, params }) {
    const removed = await vendors.removePaper(session, params.paperId);
    if (removed.ok) return vendorAnswer('Your paper is removed.', removed.value);
    const isKept = removed.error.code === 'NOT_ALLOWED_NOW';
    return vendorRefused(
      removed.error,
      isKept ? 'Your application is with us, and so are its papers.' : undefined,
    );
  },

  async setSkippedSteps({ session, body }) {
    return vendorAnswer('Saved.', await vendors.setSkippedSteps(session, body.steps));
  },

  async submitVendorApplication({ session }) {
    const sent = await vendors.submitApplication(session);
    if (sent.ok) return vendorAnswer('Your application is sent.', sent.value);
    const isSent = sent.error.code === 'NOT_ALLOWED_NOW';
    return vendorRefused(sent.error, isSent ? 'Your application was sent already.' : undefined);
  },

  async changeVendorStatus({ session, body }) {
    const changed = await vendors.changeOwnStatus(session, body.command);
    if (!changed.ok) return vendorRefused(changed.error);
    return vendorAnswer(statusWords[changed.value.vendor.status] ?? 'Done.', changed.value);
  },
});
