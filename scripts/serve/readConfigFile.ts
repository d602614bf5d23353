import { readFileSync } from 'node:fs';
import { type Config, parseConfig } from '../../src/config.ts';

/** @throws with the file and the invalid key */
export function readConfigFile(file: string): Config {
  try {
    return parseConfig(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
