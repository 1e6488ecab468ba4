import {
  createMetrics,
  listen,
  refuseToStart,
  serviceLog,
  startErrorReports,
  startTracing,
  stopGracefully,
} from '../http-adapter/index.ts';
import { buildParser } from './app.ts';
import { readParserConfig } from './config.ts';

const config = readParserConfig(process.env);
if (!config.ok) refuseToStart('The AI parser', config.mistakes);

const { host, port, logLevel, sentryDsn: dsn, environment, release, traces } = config.value;
const errorReports = await startErrorReports({ dsn, environment, release });
const log = serviceLog({ service: 'ai-parser', level: logLevel, errors: errorReports?.stream });
const tracing = await startTracing({ service: 'ai-parser', release, ...traces });
const app = await buildParser({
  config: config.value,
  log,
  metrics: createMetrics({ ofProcess: true }),
});
stopGracefully({
  app,
  afterwards: [
    { name: 'traces', close: async () => tracing?.close() },
    { name: 'error reports', close: async () => errorReports?.close() },
  ],
  exit: (code) => process.exit(code),
});

const listening = await listen(app, { host, port, portVariable: 'AI_PARSER_PORT' });
if (!listening.ok) {
  process.stderr.write(`The AI parser cannot start: ${listening.error}\n`);
  process.exit(1);
}
