/** Bundles the server into dist-server/serve.mjs, so that serving a build needs Node alone: no packages, no compiler. */
import { build } from 'vite';

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'scripts/serve/serve.ts',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'serve.mjs' } },
  },
});
