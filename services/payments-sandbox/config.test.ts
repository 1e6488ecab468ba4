import { describe, expect, it } from 'vitest';
import { readSandboxConfig } from './config.ts';

describe('the configuration of the sandbox', () => {
  it('listens only on the loopback interface, whatever HOST is', () => {
    expect(readSandboxConfig({ HOST: '0.0.0.0', QUAYSIDE_DATA: '/srv/quayside' })).toEqual({
      ok: true,
      value: {
        host: '127.0.0.1',
        port: 4030,
        stateFile: '/srv/quayside/payments-sandbox/state.json',
        logLevel: 'info',
        rules: {
          linkSeconds: 300,
          verificationMs: 8000,
          authorisationMs: 604_800_000,
          disputeAnswerMs: 604_800_000,
          disputeVerdictMs: 60_000,
          payoutDayMs: 60_000,
          webhook: {
            url: 'http://127.0.0.1:4000/api/stripe/webhook',
            secret: 'whsec_quayside_sandbox',
            mode: 'calm',
            lateMs: 12_000,
            retryPauseMs: 1000,
          },
        },
      },
    });
  });

  it("sends events to the site's own port by default", () => {
    const urlOf = (environment: Record<string, string>) => {
      const config = readSandboxConfig(environment);
      return config.ok && config.value.rules.webhook?.url;
    };
    expect([
      urlOf({ PORT: '8080' }),
      urlOf({ PORT: '8080', SANDBOX_WEBHOOK_URL: 'https://hooks.example.com/in' }),
    ]).toEqual(['http://127.0.0.1:8080/api/stripe/webhook', 'https://hooks.example.com/in']);
  });

  it('reports every mistake', () => {
    expect(
      readSandboxConfig({
        SANDBOX_LINK_SECONDS: 'soon',
        SANDBOX_VERIFICATION_SECONDS: '0',
        SANDBOX_PAYOUT_DAY_SECONDS: '-1',
        SANDBOX_WEBHOOK_URL: 'nowhere',
        SANDBOX_WEBHOOK_SECRET: 'secret',
        SANDBOX_WEBHOOKS: 'wild',
      }),
    ).toEqual({
      ok: false,
      mistakes: [
        'SANDBOX_LINK_SECONDS must be a whole number from 1 to 86400: write SANDBOX_LINK_SECONDS=300.',
        'SANDBOX_VERIFICATION_SECONDS must be a whole number from 1 to 86400: write SANDBOX_VERIFICATION_SECONDS=8.',
        'SANDBOX_PAYOUT_DAY_SECONDS must be a whole number from 1 to 86400: write SANDBOX_PAYOUT_DAY_SECONDS=60.',
        'SANDBOX_WEBHOOK_URL must be a full web address: write SANDBOX_WEBHOOK_URL=http://127.0.0.1:4000/api/stripe/webhook.',
        'SANDBOX_WEBHOOK_SECRET must begin with whsec_: write SANDBOX_WEBHOOK_SECRET=whsec_quayside_sandbox.',
        'SANDBOX_WEBHOOKS must be calm or rough: write SANDBOX_WEBHOOKS=calm.',
      ],
    });
  });

  it('is refused in production, which a demo never is', () => {
    expect(readSandboxConfig({ NODE_ENV: 'production', QUAYSIDE_DEMO: '1', SANDBOX_PORT: '0' })).toEqual({
      ok: false,
      mistakes: [
        'SANDBOX_PORT must be a whole number from 1 to 65535: write SANDBOX_PORT=4030.',
        'NODE_ENV is production, where the payments sandbox has no place: set STRIPE_SECRET_KEY for the marketplace and do not start this.',
      ],
    });
  });
});
