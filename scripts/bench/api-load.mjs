// A process that sends requests with many clients at once and reports the timings. Controlled by messages.
import http from 'node:http';

process.on('message', async ({ port, calls, clients, milliseconds, isOnce }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const tookMs = [];
  const refused = {};
  let next = 0;
  const ask = async () => {
    const at = next++;
    const from = performance.now();
    const status = await send(agent, port, calls[at % calls.length], at);
    if (status >= 300) refused[status] = (refused[status] ?? 0) + 1;
    return status < 300 ? performance.now() - from : null;
  };
  // A client's first call opens its connection, and is not measured: a node accepts one connection in each turn of its
  // event loop, so that the last of many that come at once waits for as many turns. At most half of the calls.
  await Promise.all(Array.from({ length: Math.min(clients, Math.floor(calls.length / 2)) }, ask));
  const start = performance.now();
  const client = async () => {
    while (performance.now() - start < milliseconds && !(isOnce && next >= calls.length)) {
      const took = await ask();
      if (took !== null) tookMs.push(took);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  process.send({ seconds, refused, count: tookMs.length, sent: next, ...spread(tookMs) });
});

function send(agent, port, { method = 'GET', path, token, headers, body }, at) {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(
      {
        agent,
        port,
        method,
        path,
        host: '127.0.0.1',
        headers: {
          // Each from a separate address, like buyers, because of the rate limit.
          'x-forwarded-for': `10.${at % 200}.${at % 251}.${at % 241}`,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(json),
          }),
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    request.on('error', reject);
    request.end(json);
  });
}

function spread(tookMs) {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
