import type { CopyKindName } from '../copyChange';
import type { CopyKind } from './copyKind';
import { programsKind } from './programsKind';
import { colorsKind, cssKind, repliesKind } from './settingsKinds';
import { templatesKind } from './templatesKind';
import { translationsKind } from './translationsKind';

export const copyKinds: Readonly<Record<CopyKindName, CopyKind>> = {
  colors: colorsKind,
  css: cssKind,
  programs: programsKind,
  templates: templatesKind,
  translations: translationsKind,
  replies: repliesKind,
};
