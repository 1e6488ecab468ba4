import { expect, it } from 'vitest';
import { applicationApprovedMail, suspendedMail } from './vendors.mails.ts';

const teo = { userId: 'teo', email: 'teo@tramuntana.example.com', firstName: 'Teo' };
const chandlery = {
  kind: 'supplier',
  name: 'Tramuntana Chandlery',
  publicUrl: 'https://quayside.example.com',
} as const;
const toldOf = (reason: string) => suspendedMail(teo, chandlery, reason).notification?.detail;

it('has the reason in the notification too, shortened if it is long', () => {
  const told =
    'We’ve suspended Tramuntana Chandlery, so your listings aren’t shown. Open orders continue. The reason: Three crews got fake parts.';
  expect(toldOf('Three crews\n\ngot fake parts.')).toBe(told);
  expect(toldOf('🐟'.repeat(2000))).toMatch(/The reason: (?:🐟)+…$/u);
  expect([...(toldOf('🐟'.repeat(2000)) ?? '')]).toHaveLength(400);
});

it('has one sentence in the notification if it introduces nothing', () => {
  expect(applicationApprovedMail(teo, chandlery, true).notification?.detail).toBe(
    'Tramuntana Chandlery is approved. Your listings are live: crews can find them from now on.',
  );
});
