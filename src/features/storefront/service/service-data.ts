import { answer, ApiError, type Api, type components } from '../../../api/index.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { dayIn, monthOf, monthToAsk } from '../../bookings/index.ts';
import { unlessAway } from '../search/unless-away.ts';
import { readChoice, type Service, type ServiceChoice } from './service-choice.ts';

export type Slots = components['schemas']['Slots'];

/**
 * `closed`: the provider has no hours. `refused`: not in that port, or not in that quantity. `away`: the times are
 * unavailable at the moment.
 */
type FreeTimes =
  | { readonly state: 'free'; readonly slots: Slots }
  | { readonly state: 'closed' }
  | { readonly state: 'refused' }
  | { readonly state: 'away' };

export type ServiceData =
  | {
      readonly state: 'found';
      readonly service: Service;
      readonly choice: ServiceChoice;
      readonly times: FreeTimes;
    }
  | { readonly state: 'unknown' }
  | { readonly state: 'away' };

/**
 * Loads the service of an address with its free times (contract: getMarketService, listSlots). Only rejects with errors
 * that retrying cannot fix.
 */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<ServiceData> {
  const { pathname, searchParams } = new URL(request.url);
  const serviceId = decodeURIComponent(pathname.split('/')[2] ?? '');
  if (!isUuid(serviceId)) return { state: 'unknown' };
  const { signal } = request;
  try {
    const read = api.client.GET('/market/services/{serviceId}', { params: { path: { serviceId } }, signal });
    const found = await unlessAway(answer(read));
    if (found === null) return { state: 'away' };
    const service = found.data;
    const choice = readChoice(service, searchParams);
    return { state: 'found', service, choice, times: await readTimes(api, service, choice, signal) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return { state: 'unknown' };
    throw error;
  }
}

async function readTimes(
  api: Api,
  service: Service,
  choice: ServiceChoice,
  signal: AbortSignal,
): Promise<FreeTimes> {
  if (!service.isBookable) return { state: 'closed' };
  const zone = service.ports.find(({ slug }) => slug === choice.port)?.timeZone ?? service.ports[0]?.timeZone;
  const today = dayIn(zone ?? 'UTC', new Date());
  const read = (month: string) => readMonth(api, { service, choice, signal }, monthToAsk(month, today));
  const startsOn =
    choice.startsAt === null ? (choice.wantedFrom ?? today) : dayIn(zone ?? 'UTC', new Date(choice.startsAt));
  const times = await read(choice.month ?? monthOf(startsOn < today ? today : startsOn));
  // Without a chosen month: the first month with a free time.
  if (choice.month !== null || times.state !== 'free' || times.slots.days.length > 0) return times;
  const { nextStartsAt, timeZone } = times.slots;
  return nextStartsAt === null ? times : read(monthOf(dayIn(timeZone, new Date(nextStartsAt))));
}

async function readMonth(
  { client }: Api,
  { service, choice, signal }: { service: Service; choice: ServiceChoice; signal: AbortSignal },
  asked: { from: string; days: number },
): Promise<FreeTimes> {
  const { placeKind, port, quantity } = choice;
  const query = { placeKind, quantity, ...asked, ...(port !== null && { port }) };
  const params = { path: { serviceId: service.id }, query };
  try {
    const found = await unlessAway(
      answer(client.GET('/market/services/{serviceId}/slots', { params, signal })),
    );
    return found ? { state: 'free', slots: found.data } : { state: 'away' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { state: 'closed' };
    if (error.status === 422 || error.status === 400) return { state: 'refused' };
    throw error;
  }
}
