import { answer, ApiError, type Api } from '../../../api/index.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { unlessAway } from '../search/unless-away.ts';

interface ContactData {
  /** The token that is sent with the form; null while the market is unavailable. */
  readonly form: string | null;
  /** The vendor to whom the question is addressed; null for the market. */
  readonly vendor: { readonly id: string; readonly name: string } | null;
}

/** Opens the form (contract: getContactForm), for the vendor in the address if it is on the market. */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<ContactData> {
  const { signal } = request;
  const vendorId = new URL(request.url).searchParams.get('vendor');
  const [opened, vendor] = await Promise.all([
    unlessAway(answer(api.client.GET('/contact/form', { signal }))),
    vendorId !== null && isUuid(vendorId) ? readVendor(api, vendorId, signal) : null,
  ]);
  return { form: opened?.data.form ?? null, vendor };
}

async function readVendor(
  { client }: Api,
  vendorId: string,
  signal: AbortSignal,
): Promise<ContactData['vendor']> {
  try {
    const params = { path: { vendorId } };
    const found = await unlessAway(answer(client.GET('/market/vendors/{vendorId}', { params, signal })));
    return found && { id: found.data.id, name: found.data.name };
  } catch (error) {
    // The vendor has left the market, so the question is for the market.
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
