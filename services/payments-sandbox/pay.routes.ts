import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxState } from './objects.ts';
import { authenticationPage } from './pages/authentication-page.ts';
import { expiredPage, unknownPaymentPage } from './pages/pay-message-page.ts';
import { payPage, payStyles, type CardEntry } from './pages/pay-page.ts';
import { sendPage, sendStyles } from './pages/send-page.ts';
import { readCard, readTypedCard, typedTestCard } from './payments/card-details.ts';
import { isTestCardName } from './payments/cards.ts';
import { withDeadlinesApplied } from './payments/deadlines.ts';
import { authenticate, pay } from './payments/paying.ts';
import { found, type StoredIntent, type StoredSession } from './payments/records.ts';
import type { Moment } from './rules.ts';
import type { StateStore } from './state.ts';

interface PaymentPageOptions {
  readonly store: StateStore;
  readonly moment: (request: FastifyRequest) => Moment;
}

type PageRequest = FastifyRequest<{ Params: { session: string } }>;
type OpenVisit = {
  readonly kind: 'open';
  readonly session: StoredSession;
  readonly intent: StoredIntent | undefined;
  /** The name on a declined card, the only typed field that is kept. */
  readonly holder: string | undefined;
};
/** The result of opening a payment page. */
type Visit =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'complete' | 'expired'; readonly session: StoredSession }
  | OpenVisit;
/** A state change, and the response once it is stored. */
interface Turn {
  readonly state: SandboxState;
  readonly done: () => FastifyReply;
}

const path = '/pay/c/:session';
const statuses = {
  seeOther: 303,
  notFound: 404,
  gone: 410,
  unprocessable: 422,
} as const;
const fillsCard = /^fill-(.+)$/;

/** The hosted payment pages: no scripts, only forms that post to their own address. */
export async function addPaymentPages(
  app: FastifyInstance,
  { store, moment }: PaymentPageOptions,
): Promise<void> {
  await sendStyles(app, payStyles, 'payment.css');

  app.get(path, async (request: PageRequest, reply) => {
    const visit = visitOf(withDeadlinesApplied(store.read(), moment(request)), request);
    return visit.kind === 'open' ? sendForm(reply, visit, firstEntry(visit)) : rejectVisit(reply, visit);
  });
  app.get(`${path}/authenticate`, async (request: PageRequest, reply) => {
    const visit = visitOf(withDeadlinesApplied(store.read(), moment(request)), request);
    return visit.kind === 'open' ? sendAuthentication(reply, visit) : rejectVisit(reply, visit);
  });
  post(path, isPressed);
  post(`${path}/authenticate`, authenticated);

  function post(
    at: string,
    turn: (reply: FastifyReply, visit: OpenVisit, form: URLSearchParams, now: Now) => Turn,
  ) {
    app.post(at, async (request: PageRequest, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const { nowMs, rules } = moment(request);
      const answer = await store.change((before) => {
        const state = withDeadlinesApplied(before, { nowMs, rules });
        const visit = visitOf(state, request);
        return visit.kind === 'open'
          ? turn(reply, visit, form, { state, nowMs, rules })
          : { state, done: () => rejectVisit(reply, visit) };
      });
      return answer();
    });
  }
}

interface Now extends Pick<Moment, 'nowMs' | 'rules'> {
  readonly state: SandboxState;
}

/** A button of the payment form: fill in a test card, or pay. */
function isPressed(reply: FastifyReply, visit: OpenVisit, form: URLSearchParams, now: Now): Turn {
  const { state, nowMs } = now;
  const today = new Date(nowMs);
  const card = fillsCard.exec(form.get('intent') ?? '')?.[1] ?? '';
  if (isTestCardName(card)) {
    const typed = typedTestCard(card, today);
    return { state, done: () => sendForm(reply, visit, { typed, problems: {} }) };
  }
  const typed = readTypedCard(form);
  const details = readCard(typed, today);
  if (!details.ok) {
    const entry = { typed, problems: details.error };
    return { state, done: () => sendForm(reply.code(statuses.unprocessable), visit, entry) };
  }
  const next = pay(state, visit.session, details.value, now);
  return { state: next, done: () => afterAttempt(reply, visitTo(next, visit.session.id)) };
}

/** A button of the page that stands for the payer's bank. */
function authenticated(
  reply: FastifyReply,
  { session, intent }: OpenVisit,
  form: URLSearchParams,
  now: Now,
): Turn {
  const { state } = now;
  const pressedIntent = form.get('intent');
  const isAnswer = pressedIntent === 'complete' || pressedIntent === 'fail';
  if (intent?.status !== 'requires_action' || !isAnswer)
    return { state, done: () => reply.redirect(session.pageUrl, statuses.seeOther) };
  const isPassed = pressedIntent === 'complete';
  const next = authenticate(state, { session, intent, isPassed }, now);
  const leadsTo = isPassed ? successUrlOf(session) : session.pageUrl;
  return { state: next, done: () => reply.redirect(leadsTo, statuses.seeOther) };
}

const visitOf = (state: SandboxState, { params }: PageRequest): Visit => visitTo(state, params.session);

function visitTo(state: SandboxState, sessionId: string): Visit {
  const session = found(state.sessions, sessionId);
  if (!session) return { kind: 'unknown' };
  if (session.status !== 'open') return { kind: session.status, session };
  const intent = found(state.intents, session.intentId ?? '');
  const holder = found(state.charges, intent?.lastError?.chargeId ?? '')?.card.holder;
  return { kind: 'open', session, intent, holder };
}

const firstEntry = ({ holder }: OpenVisit): CardEntry => ({
  typed: holder === undefined ? {} : { card_name: holder },
  problems: {},
});

/**
 * Redirects to the bank's authentication, to the shop, or back to the form, so that reloading never tries the card
 * again.
 */
function afterAttempt(reply: FastifyReply, visit: Visit): FastifyReply {
  if (visit.kind !== 'open') return rejectVisit(reply, visit);
  const { session, intent } = visit;
  const leadsTo = intent?.status === 'requires_action' ? intent.authenticationUrl : session.pageUrl;
  return reply.redirect(leadsTo, statuses.seeOther);
}

const successUrlOf = ({ successUrl, id }: StoredSession): string =>
  successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);

function rejectVisit(reply: FastifyReply, visit: Exclude<Visit, OpenVisit>): FastifyReply {
  if (visit.kind === 'unknown') return sendPage(reply.code(statuses.notFound), unknownPaymentPage(), []);
  return visit.kind === 'complete'
    ? reply.redirect(successUrlOf(visit.session), statuses.seeOther)
    : sendPage(reply.code(statuses.gone), expiredPage(visit.session.cancelUrl), []);
}

const sendForm = (reply: FastifyReply, { session, intent }: OpenVisit, entry: CardEntry): FastifyReply =>
  sendPage(reply, payPage(session, intent, entry), [new URL(session.successUrl).origin]);

/** The bank's authentication, if one is pending; otherwise the previous form. */
const sendAuthentication = (reply: FastifyReply, { session, intent }: OpenVisit): FastifyReply =>
  intent?.status === 'requires_action' && intent.card !== null
    ? sendPage(reply, authenticationPage(session, intent.card), [new URL(session.successUrl).origin])
    : reply.redirect(session.pageUrl, statuses.seeOther);
