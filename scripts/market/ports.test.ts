import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from 'vitest';
import { choosePorts, explainTakenPort } from './ports.mjs';

const usual = [
  { variable: 'PORT', what: 'the site', port: 4000 },
  { variable: 'AI_PARSER_PORT', what: 'the parser', port: 4020 },
  { variable: 'SANDBOX_PORT', what: 'the payments sandbox', port: 4030 },
];

test('the ports have defaults', () => {
  expect(choosePorts({ PORT: '' })).toEqual({ problem: null, ports: usual });
});

test('each port can be chosen', () => {
  expect(choosePorts({ PORT: '8080', AI_PARSER_PORT: '8081', SANDBOX_PORT: '8082' })).toEqual({
    problem: null,
    ports: usual.map((place, index) => ({ ...place, port: 8080 + index })),
  });
});

test.each(['http', '0', '65536', '-1', '40.5'])('%s is no port', (text) => {
  expect(choosePorts({ SANDBOX_PORT: text })).toEqual({
    problem: `SANDBOX_PORT=${text} is no port: choose a number from 1024 to 65535.`,
  });
});

test('two services cannot have one port', () => {
  expect(choosePorts({ PORT: '4020' })).toEqual({
    problem: 'PORT and AI_PARSER_PORT are both 4020: choose another for one of them.',
  });
});

test('a taken port is reported, with a free one and how to choose it', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sentence = await explainTakenPort([{ variable: 'PORT', what: 'the site', port }], 'npm run dev');
  const free = Number(/PORT=(\d+)/.exec(sentence ?? '')?.[1]);
  expect(sentence).toBe(
    `Port ${port} (the site) is taken by another program: type PORT=${free} npm run dev to use another.`,
  );
  expect(free).toBeGreaterThan(port);
  other.close();
  await once(other, 'close');
  expect(await explainTakenPort([{ variable: 'PORT', what: 'the site', port }])).toBe(null);
});
