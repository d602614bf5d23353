import type { StringMap } from 'ra-core';
import { areas, type WordArea } from '../../i18n/en/areas';
import { addWords } from '../../i18n/words';

const found = import.meta.glob<StringMap>('../../i18n/en/areas/*.ts', { eager: true, import: 'words' });
const isArea = (name: string): name is WordArea => name in areas;

/** The English words of every area, by the area. */
export const areaWords = new Map(
  Object.keys(areas)
    .filter(isArea)
    .map((area) => [area, found[`../../i18n/en/areas/${area}.ts`] ?? {}]),
);

/** A test renders a part without the download that brings its words. */
for (const [area, words] of areaWords) addWords(area, words);
