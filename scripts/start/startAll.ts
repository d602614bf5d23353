/** Starts the mock server and the dev server, and stops both on a signal or when one of them exits. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startNode, stop } from '../run/childProcess.ts';
import { choosePort } from '../run/ports.ts';
import { waitForServer } from '../run/waitForServer.ts';

const folder = '.data';

/** Exits the process: 0 after Ctrl-C, 1 if a server could not be started or died. */
export async function startAll(root: string): Promise<void> {
  const children: { name: string; process: ChildProcess }[] = [];
  const ended = new AbortController();
  let stopping = false;

  async function stopAll(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    ended.abort();
    await Promise.all(children.map((child) => stop(child.process)));
    process.exit(code);
  }

  function start(name: string, args: string[], env: Record<string, string>): void {
    const child = startNode(root, args, { env });
    children.push({ name, process: child });
    child.once('exit', (code, signal) => {
      if (stopping) return;
      // Ctrl-C in a terminal also reaches the servers, possibly first.
      if (signal === 'SIGINT') {
        void stopAll(0);
        return;
      }
      console.error(`${name} ended (${signal ?? `code ${code}`}); stopping.`);
      void stopAll(1);
    });
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0));
  try {
    const backendPort = await choosePort('the mock server', 'MOCK_PORT', process.env['MOCK_PORT'], 4000);
    const port = await choosePort('the console', 'PORT', process.env['PORT'], 5173, [backendPort]);
    const ports = { PORT: String(port), MOCK_PORT: String(backendPort) };
    mkdirSync(join(root, folder), { recursive: true });
    const db = join(folder, 'fixture.ndjson');
    start('The mock server', ['mock-server/start.ts', '--port', String(backendPort), '--db', db], ports);
    start('The dev server', ['node_modules/vite/bin/vite.js', '--clearScreen', 'false', '--logLevel', 'warn'], ports);
    const url = `http://localhost:${port}`;
    await Promise.all([
      waitForServer(`http://localhost:${backendPort}/auth/sites`, 60_000, ended.signal),
      waitForServer(url, 60_000, ended.signal),
    ]);
    console.log(`
  The merchant console   ${url}
  Sign in                merchant@demo.example / demo-demo
  Mock server        http://localhost:${backendPort}   (its data stays in ${folder}/)

  Ctrl-C stops both.
`);
  } catch (error) {
    if (!stopping) console.error(error instanceof Error ? error.message : error);
    await stopAll(1);
  }
}
