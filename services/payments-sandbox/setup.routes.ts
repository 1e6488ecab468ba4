import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readDetails, readTyped, testDetails } from './details.ts';
import { openLink, revisit, type Visit, type Visitor } from './links.ts';
import type { Account, StoredLink } from './objects.ts';
import { submit, withFinishedLink } from './onboarding.ts';
import type { Entry } from './pages/fields.ts';
import { closingPage, nothingDuePage, unknownLinkPage } from './pages/message-page.ts';
import { sendPage, sendStyles } from './pages/send-page.ts';
import { setupPage } from './pages/setup-page.ts';
import { sectionsDue, type Section } from './requirements.ts';
import type { Moment } from './rules.ts';
import type { StateStore } from './state.ts';

interface SetupOptions {
  readonly store: StateStore;
  readonly moment: (request: FastifyRequest) => Moment;
}

type LinkRequest = FastifyRequest<{ Params: { account: string; link: string } }>;
type OpenVisit = Extract<Visit, { kind: 'open' }>;

const path = '/setup/e/:account/:link';
const cookieName = 'harbour_session';
const atFirst: Entry = { typed: { ending: 'complete' }, problems: {} };

/** The hosted pages: no scripts, one stylesheet, forms that post to their own address. */
export async function addSetup(app: FastifyInstance, { store, moment }: SetupOptions): Promise<void> {
  await sendStyles(app, '/setup/harbour.css', 'harbour.css');

  // HEAD requests, as sent by programs that preview links, must not use one up.
  app.get(path, { exposeHeadRoute: false }, async (request: LinkRequest, reply) => {
    const at = moment(request);
    const visit = await store.change((state) => openLink(state, visitorOf(request), at));
    if (visit.kind !== 'open') return rejectVisit(reply, visit);
    const { id, account } = visit.link;
    reply.header(
      'set-cookie',
      `${cookieName}=${visit.secret}; Path=/setup/e/${account}/${id}; HttpOnly; SameSite=Lax`,
    );
    return sendForm(reply, visit, atFirst);
  });

  app.post(path, async (request: LinkRequest, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const at = moment(request);
    const answer = await store.change((state) => {
      const visit = revisit(state, visitorOf(request), at);
      if (visit.kind !== 'open') return { state, done: () => rejectVisit(reply, visit) };
      const { link, account } = visit;
      const { back: from } = link;
      const back = () =>
        from === null ? sendPage(reply, closingPage(), []) : reply.redirect(from.returnUrl, 303);
      const due = sectionsShown(link, account);
      const intent = form.get('intent');
      if (intent === 'leave' || due.length === 0) return { state: withFinishedLink(state, link), done: back };
      const typed = readTyped(form);
      if (intent === 'fill') {
        const filled = { ...atFirst.typed, ...testDetails(account) };
        return { state, done: () => sendForm(reply, visit, { typed: filled, problems: {} }) };
      }
      const details = readDetails(typed, due, new Date(at.nowMs));
      if (!details.ok)
        return { state, done: () => sendForm(reply.code(422), visit, { typed, problems: details.error }) };
      return { state: submit(state, { link, account, details: details.value }, at), done: back };
    });
    return answer();
  });
}

function visitorOf({ params, headers }: LinkRequest): Visitor {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const mine = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`));
  return {
    accountId: params.account,
    linkId: params.link,
    secret: mine?.slice(cookieName.length + 1) ?? null,
  };
}

function rejectVisit(reply: FastifyReply, visit: Exclude<Visit, OpenVisit>): FastifyReply {
  if (visit.kind === 'over' && visit.refreshUrl !== null) return reply.redirect(visit.refreshUrl, 303);
  return sendPage(reply.code(404), unknownLinkPage(), []);
}

/** The due sections; on a ready account's own page, those that can be changed there. */
const sectionsShown = (link: StoredLink, account: Account): readonly Section[] =>
  link.back === null && account.charges_enabled ? ['bank'] : sectionsDue(account);

function sendForm(reply: FastifyReply, { link, account }: OpenVisit, entry: Entry): FastifyReply {
  const due = sectionsShown(link, account);
  const text = due.length > 0 ? setupPage(account, due, entry) : nothingDuePage(account);
  return sendPage(reply, text, originsOf(link));
}

/** The origins to which its forms may redirect. */
const originsOf = ({ back }: StoredLink): readonly string[] =>
  back === null ? [] : [...new Set([new URL(back.returnUrl).origin, new URL(back.refreshUrl).origin])];
