import { answer, ApiError, type Api } from '../../../api/index.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { unlessAway } from '../search/unless-away.ts';

interface ContactData {
  /** To be sent with the form; null while the market is away. */
  readonly form: string | null;
  /** Whom the question is for; null where it is for the market. */
  readonly vendor: { readonly id: string; readonly name: string } | null;
}

/** Opens the form (contract: getContactForm), for the vendor that the address names if it is on the market. */
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
    // It has left the market: the question is then one to us.
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
