/** Builds the pages that the console is compared with, with Vite's defaults and the console's compression. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compressPlugin } from '../../vite/compressPlugin.ts';
import { customersQuery } from './queries.ts';

/** Sends the first query while the scripts are loading, as the console does. */
const earlyQueryPlugin: Plugin = {
  name: 'early-query',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head',
      children: `window.earlyQuery = { body: ${JSON.stringify(JSON.stringify(customersQuery))} };
earlyQuery.response = fetch(bench.backend + '/admin/graphql', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Authorization: 'Bearer ' + bench.token },
  body: earlyQuery.body,
});`,
    },
  ],
};

/** @returns the build directory */
export async function buildReference(root: string, name: 'lean' | 'stock'): Promise<string> {
  const outDir = `${root}.cache/${name}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL(name, import.meta.url)),
    plugins: [react(), compressPlugin(), ...(name === 'lean' ? [earlyQueryPlugin] : [])],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  });
  return outDir;
}
