/** Builds the stock page with Vite's defaults and compression. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressPlugin } from '../../vite/compressPlugin.ts';

/** @returns the build directory */
export async function buildStock(root: string): Promise<string> {
  const outDir = `${root}.cache/stock`;
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [react(), compressPlugin()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  });
  return outDir;
}
