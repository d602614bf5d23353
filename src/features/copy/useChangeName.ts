import { useTranslate } from 'ra-core';
import type { CopyChange } from './copyChange';

/** Returns a function that names what a change is about. */
export function useChangeName(): (change: Pick<CopyChange, 'kind' | 'name'>) => string {
  const translate = useTranslate();
  return ({ kind, name }) => {
    if (kind === 'colors') return translate(`theme.colors.${name}`, { _: name });
    if (kind === 'css') return translate('copy.kinds.css');
    if (kind === 'templates') return translate(`notifications.templates.${name}.name`, { _: name });
    return name;
  };
}
