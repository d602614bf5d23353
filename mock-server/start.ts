/** Command line of the mock server; see `USAGE_TEXT` in startOptions.ts. */
import { createApp } from './createApp';
import { listen } from './listen';
import { parseStartOptions, USAGE_TEXT } from './startOptions';

async function start(): Promise<void> {
  const options = parseStartOptions(process.argv.slice(2), process.env);
  if (!options) {
    process.stdout.write(`${USAGE_TEXT}\n`);
    return;
  }
  const backend = createApp(options.app);
  const listening = await listen(backend, options.port, options.host).catch((error: unknown) => {
    backend.close();
    throw isTaken(error)
      ? new Error(`Port ${options.port} is in use. Name another one with --port or MOCK_PORT.`)
      : error;
  });
  const storageNote = typeof options.app.db === 'string' ? `kept in ${options.app.db}` : 'memory only: nothing is kept';
  process.stdout.write(`mock server at ${listening.url} (${storageNote})\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void listening.close().then(() => process.exit(0)));
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

start().catch((error: unknown) => {
  process.stderr.write(`mock server: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
