// A thread that sends a light request at a steady rate, however long the responses take: the latency for other users.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, token, everyMs } = workerData;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
let tookMs = [];
let others = 0;
let asked = 0;

function ask() {
  asked += 1;
  const from = performance.now();
  // Each from a separate address, like visitors, because of the rate limit.
  const headers = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `10.${asked % 200}.${asked % 251}.${asked % 241}`,
  };
  http
    .get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) tookMs.push(performance.now() - from);
        else others += 1;
      });
    })
    .on('error', () => (others += 1));
}

const start = performance.now();
let planned = 0;
setInterval(() => {
  while (performance.now() - start >= planned * everyMs) {
    planned += 1;
    ask();
  }
}, 1);

parentPort.on('message', () => {
  parentPort.postMessage({ tookMs, others });
  tookMs = [];
  others = 0;
});
