import { expect, it } from 'vitest';
import { commissionMail } from './commission.mails.ts';
import { nextCommission } from './market-settings.domain.ts';

const teo = {
  userId: 'teo',
  email: 'teo@tramuntana.example.com',
  firstName: 'Teo',
  vendor: 'Tramuntana Chandlery',
  kind: 'supplier',
} as const;
const now = new Date('2026-11-30T19:53:00Z');
const at10 = { commissionBasisPoints: 1000, announcedCommission: null };
const announced = nextCommission(at10, 1250, now);

const mailOf = (before: Parameters<typeof nextCommission>[0], asked: number) => {
  const mail = commissionMail(
    teo,
    { before, after: nextCommission(before, asked, now) },
    'https://quay.example',
  );
  return { subject: mail.subject, detail: mail.notification?.detail, path: mail.notification?.path };
};

it('announces a rise with both rates, its first day, and what to do who doesn’t agree', () => {
  expect(mailOf(at10, 1250)).toEqual({
    subject: 'Tramuntana Chandlery: your commission will be 12.5% from Wednesday 16 December 2026',
    detail:
      'From Wednesday 16 December 2026, we keep 12.5% of each sale of Tramuntana Chandlery, before tax and delivery. Until then it is 10%. What is ordered or booked before that day keeps its commission. If you don’t agree, you can close your account before that day, in your settings under Privacy.',
    path: '/supplier/profile',
  });
});

it('says what an earlier announcement has become', () => {
  const off = 'What we announced before, 12.5% from Wednesday 16 December 2026, doesn’t apply.';
  expect(mailOf(announced, 1100).detail).toContain(`keeps its commission. ${off} If you don’t agree`);
  expect(mailOf(announced, 1000)).toMatchObject({
    subject: 'Tramuntana Chandlery: your commission stays 10%',
    detail: `We keep 10% of each sale of Tramuntana Chandlery, before tax and delivery, as until now. ${off}`,
  });
  expect(mailOf(announced, 900)).toMatchObject({
    subject: 'Tramuntana Chandlery: your commission is now 9%',
    detail: expect.stringContaining(`Until now it was 10%.`),
  });
});
