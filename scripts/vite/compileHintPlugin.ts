/** Has the files of the first visit compiled while they are being loaded, beside the page's own thread. */
import type { Plugin, Rolldown } from 'vite';
import { firstVisit } from './chunkGroups.ts';

/** Else each function would be compiled when it is first called, and most of them are. Must come before any code; other browsers see a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** The plugin; it comes last, since others put code before what is there. */
export function compileHintPlugin(): Plugin {
  return {
    name: 'console-compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isOfFirstVisit(file)) addHint(file, bundle);
      },
    },
  };
}

/** And of the dashboard, which is where a sign-in leads. */
function isOfFirstVisit({ name }: Rolldown.OutputChunk): boolean {
  return name === 'react' || name === 'StartPage' || firstVisit.has(name);
}

function addHint(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): void {
  chunk.code = hint + chunk.code;
  const map = bundle[`${chunk.fileName}.map`];
  // One line more stands before what the map tells of.
  if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
}
