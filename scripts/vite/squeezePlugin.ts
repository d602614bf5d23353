import { minify } from 'terser';
import type { Plugin } from 'vite';
import { firstVisit } from './chunkGroups.ts';

/**
 * Minifies the files of the first visit once more: Terser finds what the bundler's own minifier leaves. It takes its
 * time, so the lazily loaded parts go without.
 */
export function squeezePlugin(): Plugin {
  return {
    name: 'console-squeeze',
    apply: 'build',
    async renderChunk(code, chunk) {
      if (!firstVisit.has(chunk.name)) return null;
      const squeezed = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2 },
        sourceMap: { asObject: true },
      });
      return { code: squeezed.code ?? code, map: JSON.stringify(squeezed.map) };
    },
  };
}
