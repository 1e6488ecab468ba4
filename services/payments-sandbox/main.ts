import { listen, refuseToStart, serviceLog, stopGracefully } from '../http-adapter/index.ts';
import { buildSandbox } from './app.ts';
import { readSandboxConfig } from './config.ts';

const config = readSandboxConfig(process.env);
if (!config.ok) refuseToStart('The payments sandbox', config.mistakes);

const { host, port, stateFile, logLevel, rules } = config.value;
const log = serviceLog({ service: 'payments-sandbox', level: logLevel });
const app = await buildSandbox({ stateFile, log, rules });
stopGracefully({ app, exit: (code) => process.exit(code) });

const listening = await listen(app, { host, port, portVariable: 'SANDBOX_PORT' });
if (!listening.ok) {
  process.stderr.write(`The payments sandbox cannot start: ${listening.error}\n`);
  process.exit(1);
}
