import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyFreePort, choosePort, isPortFree } from '../../scripts/run/ports';

let server: Server | undefined;

async function occupy(): Promise<number> {
  const port = await anyFreePort();
  const listening = createServer();
  server = listening;
  await new Promise<void>((resolve) => listening.listen(port, 'localhost', resolve));
  return port;
}

afterEach(() => {
  server?.close();
  vi.restoreAllMocks();
});

describe('ports', () => {
  it('uses the default port if it is free', async () => {
    const port = await anyFreePort();
    expect(await choosePort('the console', 'PORT', undefined, port)).toBe(port);
  });

  it('reports a default port in use and chooses another one', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const port = await occupy();
    const chosen = await choosePort('the console', 'PORT', undefined, port);
    expect(chosen).toBeGreaterThan(port);
    expect(await isPortFree(chosen)).toBe(true);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`Port ${port} is in use`));
  });

  it('does not replace a requested port', async () => {
    const port = await occupy();
    await expect(choosePort('the console', 'PORT', String(port), 5173)).rejects.toThrow(
      `Port ${port}, asked for by PORT, is in use`,
    );
  });

  it('rejects invalid ports', async () => {
    await expect(choosePort('the console', 'PORT', 'eighty', 5173)).rejects.toThrow('PORT=eighty');
    await expect(choosePort('the console', 'PORT', '70000', 5173)).rejects.toThrow('PORT=70000');
  });

  it('chooses different ports for two servers', async () => {
    const port = await anyFreePort();
    await expect(choosePort('the console', 'PORT', String(port), 5173, [port])).rejects.toThrow('in use');
  });
});
