/** The last stage of the Dockerfile on the production build. `npm run check-container` runs all stages. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parseDockerfile } from '../../scripts/container/dockerfile';
import { runConsoleStage } from '../../scripts/container/runConsoleStage';
import { anyFreePort } from '../../scripts/run/ports';

test('[DEV-06] the container’s files serve the console to another user, read-only, and answer the health check', async () => {
  const stage = parseDockerfile(readFileSync('Dockerfile', 'utf8')).at(-1);
  if (!stage) throw new Error('the Dockerfile has no stage');
  const started = await runConsoleStage(stage, '.', await anyFreePort());
  try {
    expect(started.checkHealth()).toBe(0);
    const response = await fetch(`${started.url}/customers`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('console-config');
  } finally {
    await started.stop();
  }
});
