import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readyNotice } from './notice.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'quayside-notice-'));
  await mkdir(path.join(root, 'services/marketplace/demo'), { recursive: true });
  const accounts = [
    { email: 'crew@example.com', password: 'quayside demo crew', role: 'crew_member' },
    { email: 'admin@example.com', password: 'quayside demo admin', role: 'admin' },
  ];
  await writeFile(path.join(root, 'services/marketplace/demo/accounts.json'), JSON.stringify(accounts));
});
afterEach(async () => rm(root, { recursive: true }));

test('the notice contains the address, demo accounts, and where mails are', () => {
  const data = path.join(process.cwd(), 'data');
  const notice = readyNotice({
    root,
    address: 'http://localhost:4000',
    data,
    smtpUrl: undefined,
    seconds: 1.25,
  });
  expect(notice.split('\n')).toEqual([
    'Quayside is ready (1.3 s).',
    '',
    '  Site     http://localhost:4000',
    '  Sign in  crew@example.com   quayside demo crew   crew member',
    '           admin@example.com  quayside demo admin  admin',
    '  Mail     stays here: http://localhost:4000/api/demo/outbox',
    '  Data     data (logs in data/logs)',
    '  Stop     Ctrl-C',
    '',
  ]);
});

test('an SMTP server is shown without its password', () => {
  const smtpUrl = 'smtps://captain:secret@mail.example.com:465';
  const notice = readyNotice({
    root,
    address: 'http://localhost:4000',
    data: '/srv/data',
    smtpUrl,
    seconds: 1,
  });
  expect(notice).toContain('  Mail     goes through mail.example.com:465\n');
  expect(notice).not.toContain('secret');
});
