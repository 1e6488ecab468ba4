import { refusal } from '../../../http-adapter/index.ts';
import type { Analytics } from '../../modules/analytics/index.ts';
import type { Assistant } from '../../modules/assistant/index.ts';
import type { DemoAccount } from '../../modules/demo/index.ts';
import type { Outbox } from '../../modules/outbox/index.ts';
import type { AllHandlers } from './answers.ts';

type ServiceHandlers = Pick<
  AllHandlers,
  'recordPageViews' | 'recordFlowVisits' | 'sendAssistantMessage' | 'listDemoAccounts' | 'listDemoMails'
>;

export interface ServiceModules {
  readonly analytics: Analytics;
  readonly assistant: Assistant;
  /** Null unless the server is a demo. */
  readonly demo: { readonly accounts: readonly DemoAccount[]; readonly outbox: Outbox } | null;
}

/** Operations of tag "Service". */
export const serviceHandlers = ({ analytics, assistant, demo }: ServiceModules): ServiceHandlers => ({
  async recordPageViews({ body }) {
    await analytics.recordPageViews(body.views);
    return { status: 202, body: { status: true, message: 'Counted.' } };
  },

  async recordFlowVisits({ body }) {
    await analytics.recordFlowVisits(body);
    return { status: 202, body: { status: true, message: 'Counted.' } };
  },

  async sendAssistantMessage({ body }) {
    const answered = await assistant.ask(body);
    if (!answered.ok) return refusal(answered.error);
    return { status: 200, body: { status: true, data: answered.value } };
  },

  async listDemoAccounts() {
    if (demo === null) return refusal('NOT_FOUND');
    const items = demo.accounts.map(({ email, password, firstName, lastName, role }) => ({
      email,
      password,
      role,
      name: `${firstName} ${lastName}`,
    }));
    return { status: 200, body: { status: true, data: { items } } };
  },

  async listDemoMails({ query }) {
    if (demo === null) return refusal('NOT_FOUND');
    const mails = await demo.outbox.list(query.to === undefined ? {} : { to: query.to });
    const items = mails.map(({ id, to, subject, text, createdAt }) => ({
      id,
      to,
      subject,
      text,
      createdAt: createdAt.toISOString(),
    }));
    return { status: 200, body: { status: true, data: { items } } };
  },
});
