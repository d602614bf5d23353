/** Serves the gallery of reusable pieces: `npx vite --config tests/ui-gallery/vite.config.ts`, then open `/`. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { webAliases } from '../../scripts/vite/aliases.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite-gallery', import.meta.url)),
  plugins: [react()],
  resolve: { alias: webAliases },
  server: { host: 'localhost', fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
});
