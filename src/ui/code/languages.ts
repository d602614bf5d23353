import type { LanguageSupport } from '@codemirror/language';
import type { CodeEditorProps } from './codeTypes';

/** How each language is read; each comes when it is needed. */
export const languages: Readonly<Record<CodeEditorProps['language'], () => Promise<LanguageSupport>>> = {
  css: async () => (await import('@codemirror/lang-css')).css(),
  html: async () => (await import('@codemirror/lang-html')).html(),
};
