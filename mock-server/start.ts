/** Starts the fixture backend from the command line; see `usage` in startOptions.ts. */
import { createApp } from './createApp';
import { listen } from './listen';
import { startOptions, usage } from './startOptions';

async function start(): Promise<void> {
  const options = startOptions(process.argv.slice(2), process.env);
  if (!options) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const backend = createApp(options.app);
  const listening = await listen(backend, options.port, options.host).catch((error: unknown) => {
    backend.close();
    throw isTaken(error)
      ? new Error(`Port ${options.port} is in use. Name another one with --port or MOCK_PORT.`)
      : error;
  });
  const kept = typeof options.app.db === 'string' ? `kept in ${options.app.db}` : 'memory only: nothing is kept';
  process.stdout.write(`fixture backend at ${listening.address} (${kept})\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void listening.close().then(() => process.exit(0)));
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

start().catch((error: unknown) => {
  process.stderr.write(`fixture backend: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
