import extension from '../../src/extensions/index.ts';

/** Whether `src/extensions` declares anything. */
export const hasExtension: boolean = Object.values(extension).some(
  (part) => typeof part === 'function' || Object.keys(part ?? {}).length > 0,
);
