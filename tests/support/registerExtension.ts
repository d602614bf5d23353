/** Registers the extension as `main.tsx` does: none here, that of `src/extensions` in the copies of guides. */
import { registerExtension } from '../../src/defineConsole';
import extension from '../../src/extensions/index';

await registerExtension(extension);
