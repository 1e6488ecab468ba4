import { ownVendorId } from '../../account/index.ts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { systemIds } from '../../../platform/ids.ts';
import { files, vendorBench, type VendorBench } from '../testing/vendor-bench.ts';

let bench: VendorBench;
shareBench(vendorBench, (made) => {
  bench = made;
});

describe('a document', () => {
  test('is stored with its real type, whatever the upload claims, and can be read', async () => {
    const session = await bench.supplier();
    const added = await bench.addPaper(session, files.png, 'register.pdf');
    const [document] = added.ok ? added.value.papers : [];
    expect(document).toEqual({
      id: expect.any(String),
      vendorId: ownVendorId(session),
      kind: 'registration',
      fileId: expect.any(String),
      fileName: 'register.png',
      mediaType: 'image/png',
      sizeBytes: expect.any(Number),
      uploadedAt: bench.clock.now(),
    });
    const read = await bench.vendors.readDocument(session, document?.id ?? 'none');
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.headers).toMatchObject({
      'Content-Type': 'image/png',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    const bytes = await buffer(read.value.stream);
    expect([bytes.length, await sharp(bytes).metadata()]).toMatchObject([
      document?.sizeBytes,
      { format: 'png', width: 1, height: 1 },
    ]);
  });

  test('is complete in however many chunks it was sent', async () => {
    const session = await bench.supplier();
    const long = Buffer.concat([files.pdf, Buffer.alloc(300_000, 'x')]);
    const pieces = Array.from({ length: Math.ceil(long.length / 997) }, (_, piece) =>
      long.subarray(piece * 997, (piece + 1) * 997),
    );
    const added = await bench.vendors.addDocument(session, {
      kind: 'tax',
      fileName: 'tax.pdf',
      file: Readable.from(pieces),
    });
    const [document] = added.ok ? added.value.papers : [];
    const read = await bench.vendors.readDocument(session, document?.id ?? 'none');
    if (!read.ok) throw new Error(read.error.code);
    expect([document?.sizeBytes, (await buffer(read.value.stream)).equals(long)]).toEqual([
      long.length,
      true,
    ]);
  });

  test.each([
    ['a page with a script', files.page, 'PAPER_NOT_ACCEPTED'],
    ['nothing', Buffer.alloc(0), 'FILE_EMPTY'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'PAPER_NOT_ACCEPTED'],
  ])('that is %s is refused and not kept', async (_words, content, code) => {
    const session = await bench.supplier();
    expect(await bench.addPaper(session, content)).toEqual({ ok: false, error: { code } });
    expect(await bench.keptFiles()).toEqual([]);
  });

  test('whose upload is aborted is not stored, and the handler gets the error', async () => {
    const session = await bench.supplier();
    async function* broken() {
      yield Buffer.concat([files.pdf, Buffer.alloc(100_000)]);
      throw new RangeError('longer than it may be');
    }
    const sent = { kind: 'other', fileName: 'a.pdf', file: Readable.from(broken()) } as const;
    await expect(bench.vendors.addDocument(session, sent)).rejects.toThrow(RangeError);
    expect([await bench.keptFiles(), (await bench.vendors.getVendor(session)).papers]).toEqual([[], []]);
  });

  test('whose row cannot be written leaves no file', async () => {
    const membership = { vendorId: systemIds.newId(), role: 'owner' } as const;
    const nobody = { ...(await bench.supplier()), membership };
    await expect(bench.addPaper(nobody)).rejects.toThrow();
    expect(await bench.keptFiles()).toEqual([]);
  });

  test('is one of twenty at most, also if they are simultaneous', async () => {
    const session = await bench.supplier();
    const added = await Promise.all(Array.from({ length: 22 }, async () => bench.addPaper(session)));
    const refused = added.filter(({ ok }) => !ok);
    expect(refused).toEqual([
      { ok: false, error: { code: 'NOT_ALLOWED_NOW' } },
      { ok: false, error: { code: 'NOT_ALLOWED_NOW' } },
    ]);
    expect([
      (await bench.vendors.getVendor(session)).papers.length,
      (await bench.keptFiles()).length,
    ]).toEqual([20, 20]);
  });
});

describe('the owner of a document', () => {
  test('can read it, and so can admins; for everyone else it answers 404', async () => {
    const session = await bench.supplier();
    const added = await bench.addPaper(session);
    const paperId = added.ok ? (added.value.papers[0]?.id ?? 'none') : 'none';
    const rival = await bench.person('supplier', 'rival@example.com');
    const found = [];
    for (const reader of [session, await bench.admin(), rival]) {
      const read = await bench.vendors.readDocument(reader, paperId);
      if (read.ok) read.value.stream.destroy();
      found.push(read.ok);
    }
    expect(found).toEqual([true, true, false]);
    expect(await bench.vendors.removeDocument(rival, paperId)).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND' },
    });
  });

  test('can remove it with its file, until an admin reviews the application', async () => {
    const admin = await bench.admin();
    const { session, applicationId } = await bench.applied();
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      const added = await bench.addPaper(session);
      ids.push(added.ok ? (added.value.papers.at(-1)?.id ?? 'none') : 'none');
    }
    const [first = 'none', second = 'none'] = ids;
    expect(await bench.vendors.removeDocument(session, first)).toMatchObject({
      ok: true,
      value: { papers: [{ id: second }] },
    });
    expect(await bench.keptFiles()).toHaveLength(1);
    await bench.decide(admin, applicationId, 'take');
    expect(await bench.vendors.removeDocument(session, second)).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
    expect(await bench.keptFiles()).toHaveLength(1);
  });
});
