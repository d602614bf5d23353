/** `npm run contract`: writes the generated files of docs/. */
import { writeFileSync } from 'node:fs';
import { contractFolder, createContractFiles } from './contractFiles.ts';

for (const [name, text] of Object.entries(createContractFiles())) {
  writeFileSync(new URL(name, contractFolder), text);
  console.log(`docs/contract/${name}`);
}
