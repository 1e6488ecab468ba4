import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import { newId } from '../new-id.ts';
import type { SandboxState } from '../objects.ts';
import { secondsOf, type Moment } from '../rules.ts';
import { stripeErrors, type StripeError } from '../stripe-error.ts';
import type { AppliedCall } from '../accounts.ts';
import { found, type StoredFile } from './records.ts';
import { paymentErrors } from './payment-errors.ts';
import type { WireFile } from './wire-shapes.ts';

/** For evidence, by the provider's guide to file uploads; the form around it is slightly larger. */
export const fileMaxBytes = 5 * 1024 * 1024;

const typesByStart = [
  ['%PDF-', 'pdf'],
  ['\u00ff\u00d8\u00ff', 'jpg'],
  ['\u0089PNG', 'png'],
] as const;

const fileObject = (file: StoredFile): WireFile => ({
  id: file.id,
  object: 'file',
  created: file.createdSeconds,
  expires_at: null,
  filename: file.name,
  purpose: file.purpose,
  size: file.sizeBytes,
  title: null,
  type: file.type,
  url: null,
});

/** GET /v1/files/:id */
export function retrieveFile(state: SandboxState, id: string): Result<WireFile, StripeError> {
  const file = found(state.files, id);
  return file ? ok(fileObject(file)) : refuse(paymentErrors.noSuch('file', id));
}

/** POST /v1/files: the type is detected by the first bytes. */
export function createFile(
  state: SandboxState,
  {
    purpose,
    file,
  }: { readonly purpose: unknown; readonly file: { readonly name: string; readonly bytes: Buffer } | null },
  moment: Moment,
): AppliedCall<WireFile> {
  if (purpose === null || purpose === undefined) return refuse(stripeErrors.missingParameter('purpose'));
  if (purpose !== 'dispute_evidence')
    return refuse(stripeErrors.invalidParameter('purpose', 'the sandbox takes dispute_evidence only'));
  if (file === null) return refuse(stripeErrors.missingParameter('file'));
  const start = file.bytes.subarray(0, 8).toString('latin1');
  const type = typesByStart.find(([beginning]) => start.startsWith(beginning))?.[1];
  if (type === undefined)
    return refuse(stripeErrors.invalidParameter('file', 'dispute_evidence is a PDF, JPEG or PNG'));
  if (file.bytes.length > fileMaxBytes)
    return refuse(stripeErrors.invalidParameter('file', `larger than ${fileMaxBytes} bytes`));
  const stored: StoredFile = {
    id: newId('file'),
    purpose,
    name: file.name,
    type,
    sizeBytes: file.bytes.length,
    createdSeconds: secondsOf(moment),
  };
  return ok({
    state: { ...state, files: { ...state.files, [stored.id]: stored } },
    object: fileObject(stored),
  });
}
