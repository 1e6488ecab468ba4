import { expect, type APIRequestContext, type APIResponse, type Page } from 'playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Person extends Account {
  readonly firstName: string;
  readonly lastName: string;
}

let count = 0;

/** A new person, with a unique address for each call. */
export function somebody(firstName: string, lastName: string): Person {
  count += 1;
  const unique = `${Date.now().toString(36)}-${process.pid}-${count}`;
  return {
    firstName,
    lastName,
    email: `${firstName}.${unique}@example.com`.toLowerCase(),
    password: 'twelve knots and a following sea',
  };
}

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The mails to an address, newest first; none while the server is too busy to answer. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<readonly Mail[]> {
  const answer = await request.get('/api/demo/outbox', { params: { to } });
  if (!answer.ok()) return [];
  const { data } = (await answer.json()) as { data: { items: Mail[] } };
  return data.items;
}

/** The newest mail to an address, once it has arrived. */
export async function newestMail(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(request, to)).find((mail) => subject.test(mail.subject));
      return found?.subject;
    })
    .toMatch(subject);
  if (!found) throw new Error('unreachable: the poll has found it');
  return found;
}

export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const { subject } = await newestMail(request, email, /^\d{6} /);
  return subject.slice(0, 6);
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Stores both keys of the specification, as signing in does, and opens a page. */
async function openAs(page: Page, signedIn: APIResponse, path: string): Promise<void> {
  expect(signedIn.ok()).toBe(true);
  const { data } = (await signedIn.json()) as { data: { user: object; token: string } };
  const localStorage = [
    { name: 'user', value: JSON.stringify(data.user) },
    { name: 'token', value: data.token },
  ];
  const { origin } = new URL(signedIn.url());
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(path);
}

/** Signed in by a request: where the sign-in screen isn’t what is tested, its two page loads are saved. */
export async function openSignedIn(page: Page, account: Account, path: string): Promise<void> {
  const { email, password } = account;
  await openAs(page, await page.request.post('/api/auth/sign-in', { data: { email, password } }), path);
}

/** A new crew member with a proven address, by requests, on their dashboard. */
export async function openAsNewCrew(page: Page, person: Person): Promise<void> {
  const { request } = page;
  const signedUp = await request.post('/api/auth/sign-up', { data: { role: 'crew_member', ...person } });
  const { data } = (await signedUp.json()) as { data: { token: string } };
  const code = await codeFor(request, person.email);
  const headers = { authorization: `Bearer ${data.token}` };
  expect((await request.post('/api/auth/verify-code', { headers, data: { code } })).ok()).toBe(true);
  await openSignedIn(page, person, '/crew/dashboard');
}

/** Signed in without cookies: both storage keys of the specification. */
export const storedKeys = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]);
