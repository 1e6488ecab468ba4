import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOf } from './calls.ts';
import { startRealApp, type RealApp } from './real-app.ts';
import { emptyTables } from '../database/empty-tables.ts';

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp({ ids: { newCode: () => '482913' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.db, 'users', 'signUps', 'sessions', 'throttles');
  app.clock.set('2026-11-20T08:30:00Z');
});
const { send, signedUp } = callsOf(() => app);

describe('a picture', () => {
  const upload = async (parts: FormData, token?: string) => {
    const encoded = new Response(parts);
    return send('POST', '/settings/profile-picture', {
      token: token ?? (await signedUp()),
      raw: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
  };
  const withFile = (content: Buffer, name = 'profilePicture') => {
    const parts = new FormData();
    parts.append(name, new Blob([new Uint8Array(content)], { type: 'image/png' }), 'mara.png');
    return parts;
  };
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123a66' } })
      .png()
      .toBuffer();
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
  const answered = async (parts: FormData) => {
    const { status, body } = await upload(parts);
    return [status, Object(body.error).code];
  };

  test('of several megabytes is stored, shown and removed', async () => {
    const token = await signedUp();
    const first = Object((await upload(withFile(await noise(1600, 1200)), token)).body.data).user as {
      profilePictureUrl: string;
    };
    const shown = await app.app.inject({ method: 'GET', url: first.profilePictureUrl });
    const { width, height, format } = await sharp(shown.rawPayload).metadata();
    expect([shown.statusCode, { width, height, format }]).toEqual([
      200,
      { width: 512, height: 512, format: 'webp' },
    ]);
    await send('DELETE', '/settings/profile-picture', { token });
    expect((await app.app.inject({ method: 'GET', url: first.profilePictureUrl })).statusCode).toBe(404);
  });

  test('that is a script is refused', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await answered(withFile(script))).toEqual([422, 'PICTURE_NOT_AN_IMAGE']);
  });
  test('of more than 10 MiB is refused', async () => {
    const png = await blank(8, 8);
    const padded = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await answered(withFile(padded))).toEqual([413, 'PICTURE_TOO_LARGE']);
  });
  test('of 20,000 pixels is refused', async () => {
    expect(await answered(withFile(await blank(20_000, 4)))).toEqual([422, 'PICTURE_TOO_MANY_PIXELS']);
  });
  test('with another field name, as a text, or missing is refused', async () => {
    const asText = new FormData();
    asText.append('profilePicture', 'https://example.com/mara.png');
    const nothing = new FormData();
    const answers = [withFile(await blank(8, 8), 'file'), asText, nothing].map(answered);
    expect((await Promise.all(answers)).map(String)).toEqual([
      '400,VALIDATION',
      '400,VALIDATION',
      '400,VALIDATION',
    ]);
  });
  test('that is aborted leaves the previous one', async () => {
    const token = await signedUp();
    const encoded = new Response(withFile(await blank(400, 400)));
    const whole = Buffer.from(await encoded.arrayBuffer());
    const cut = await send('POST', '/settings/profile-picture', {
      token,
      raw: whole.subarray(0, Math.floor(whole.length / 2)),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
    const settings = await send('GET', '/settings', { token });
    expect([cut.status, Object(settings.body.data).user.profilePictureUrl]).toEqual([400, null]);
  });
});

test('no request failed on the server', () => {
  expect(app.errors).toEqual([]);
});
