import { expect, it } from 'vitest';
import { dataBlock } from './hydration-data.ts';

it('lets no text end the block that it is written in, and keeps it as it is', () => {
  const data = { name: '</script><script>alert("$&")</script>' };
  const block = dataBlock('loader-data', data);
  const [, json = ''] =
    /^<script type="application\/json" id="loader-data">([^<]*)<\/script>$/u.exec(block) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
