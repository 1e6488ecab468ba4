import { expect } from 'vitest';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const entryId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60';
const newsToken = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';
const at = new Date('2026-11-20T08:30:00.000Z');

/** Mara's message, as in the examples. */
async function insertContactMessage(
  { db }: Pick<RealApp, 'db'>,
  messageId: string,
  ownEntryId: string,
): Promise<void> {
  await db
    .insertInto('contactMessages')
    .values({
      id: messageId,
      topic: 'order',
      name: 'Mara Lindqvist',
      email: 'mara.lindqvist@example.com',
      orderNumber: null,
      vendorId: null,
      status: 'open',
      heldBecause: null,
      sentFrom: 'somewhere',
      textHash: hashToken('berths'),
      formKey: null,
      waitingSince: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await db
    .insertInto('contactEntries')
    .values({
      id: ownEntryId,
      messageId,
      command: 'write',
      fromStatus: null,
      toStatus: 'open',
      actorId: null,
      text: 'Can an order be sent to two berths?',
      // Earlier than what is done with it.
      at: new Date('2026-11-20T08:29:00.000Z'),
    })
    .execute();
}

async function emptied({ db }: RealApp): Promise<void> {
  await db.deleteFrom('contactMessages').execute();
  await db.deleteFrom('newsAddresses').execute();
}

/** Ada, signed in, and the message. */
async function deskThere(app: RealApp, token: string): Promise<void> {
  await emptied(app);
  const adminId = systemIds.newId();
  await app.db
    .insertInto('users')
    .values({
      id: adminId,
      email: 'ada@example.com',
      role: 'admin',
      firstName: 'Ada',
      lastName: 'Ferrer',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      createdAt: at,
      updatedAt: at,
      closedAt: null,
    })
    .execute();
  await app.db
    .insertInto('sessions')
    .values({
      id: systemIds.newId(),
      tokenHash: hashToken(token),
      userId: adminId,
      signUpId: null,
      device: 'Firefox on Windows',
      createdAt: at,
      lastSeenAt: at,
      expiresAt: new Date('2026-12-20T08:30:00.000Z'),
      revokedAt: null,
    })
    .execute();
  await insertContactMessage(app, id, entryId);
}

async function newsThere(app: RealApp): Promise<void> {
  await emptied(app);
  await app.db
    .insertInto('newsAddresses')
    .values({
      id,
      email: 'mara.lindqvist@example.com',
      tokenHash: hashToken(newsToken),
      mailedAt: at,
      createdAt: at,
    })
    .execute();
}

/** Mara, with an account under the address from which she wrote. */
async function personThere(app: RealApp, token: string): Promise<void> {
  await deskThere(app, token);
  await app.db
    .insertInto('users')
    .values({
      id,
      email: 'mara.lindqvist@example.com',
      role: 'crew_member',
      firstName: 'Mara',
      lastName: 'Lindqvist',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      createdAt: at,
      updatedAt: at,
      closedAt: null,
    })
    .execute();
}

/** The data needed before the examples of messages can be sent with `token`. */
export const contactArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  getContactForm: () => emptied(app()),
  sendContactMessage: () => emptied(app()),
  askForNews: () => emptied(app()),
  answerNewsLink: () => newsThere(app()),
  listContactMessages: () => deskThere(app(), token),
  getContactMessage: () => deskThere(app(), token),
  listPeople: async () => {
    await personThere(app(), token);
    const suspended = { suspendedAt: at, suspensionReason: 'Three cards were reported as stolen.' };
    await app().db.updateTable('users').set(suspended).where('id', '=', id).execute();
  },
  getPerson: () => personThere(app(), token),
  decidePersonStatus: () => personThere(app(), token),
  actOnContactMessage: () => deskThere(app(), token),
});

const anyNumber = expect.stringMatching(/^M-\d{5}$/) as string;
const ofData = (json: Json): Json => Object(json.data) as Json;
const listOf = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.map((one) => Object(one) as Json) : [];

/** The database assigns the next number; a new entry has its own id. */
export const contactComparisons: Record<string, (answer: Json, example: Json) => void> = {
  getContactForm: (answer) => {
    expect(answer).toEqual({
      status: true,
      data: { form: expect.stringMatching(/^\w+\.[\w-]{16}\.[\w-]{43}$/) as string },
    });
  },
  sendContactMessage: (answer, example) => {
    expect(answer).toEqual({ ...example, data: { number: anyNumber } });
  },
  listContactMessages: (answer, example) => {
    const data = ofData(example);
    const items = listOf(data.items).map((item) => ({ ...item, number: anyNumber }));
    expect(answer).toEqual({ ...example, data: { ...data, items } });
  },
  getContactMessage: (answer, example) => {
    expect(answer).toEqual({ ...example, data: { ...ofData(example), number: anyNumber } });
  },
  listPeople: (answer, example) => {
    // The admin who asks has an account too.
    const items = listOf(ofData(answer).items).filter(({ role }) => role !== 'admin');
    expect({ ...answer, data: { ...ofData(answer), items } }).toEqual(example);
  },
  getPerson: (answer, example) => {
    const data = ofData(example);
    const messages = listOf(data.messages).map((message) => ({ ...message, number: anyNumber }));
    expect(answer).toEqual({ ...example, data: { ...data, messages } });
  },
  decidePersonStatus: (answer, example) => {
    const messages = [{ ...listOf(ofData(answer).messages)[0], number: anyNumber }];
    expect(answer).toEqual({ ...example, data: { ...ofData(example), messages } });
  },
  actOnContactMessage: (answer, example) => {
    const data = ofData(example);
    const entries = listOf(data.entries).map((entry) => ({ ...entry, id: expect.any(String) as string }));
    expect(answer).toEqual({
      ...example,
      message: expect.stringMatching(/^M-\d{5} is closed\.$/) as string,
      data: { ...data, number: anyNumber, entries },
    });
  },
};
