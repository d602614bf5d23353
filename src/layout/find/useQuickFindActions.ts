import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { entities } from '../../../resources';
import { entityLabels } from '../../engine/entity/entityLabels';
import { type ColorScheme, chooseColorScheme, readColorScheme } from '../../theme/colorScheme';
import type { IconName } from '../../ui/icons/Icon';
import type { FindItem } from './findItem';

const schemes: readonly ColorScheme[] = ['light', 'dark', 'system'];
const schemeIcons: Readonly<Record<ColorScheme, IconName>> = { light: 'sun', dark: 'moon', system: 'system' };

/** The actions of quick find: what the entities declare to create and import, and the color schemes. */
export function useQuickFindActions(): readonly FindItem[] {
  const translate = useTranslate();
  return useMemo(() => {
    const current = readColorScheme();
    return [
      ...entities.flatMap((entity) => {
        const labels = entityLabels(entity, translate);
        const importLabel = (kind: string) =>
          translate(`find.import.${entity.name}.${kind}`, {
            _: translate('find.import.other', { name: labels.name(2), kind: translate(`list.import.${kind}`) }),
          });
        return [
          ...(entity.create
            ? [
                {
                  icon: 'plus' as const,
                  to: `/${entity.name}/create`,
                  label: labels.create(),
                },
              ]
            : []),
          ...(entity.imports ?? []).map((kind) => ({
            icon: 'upload' as const,
            to: `/${entity.name}/import/${kind}`,
            label: importLabel(kind),
            keywords: translate('find.words.imports'),
          })),
        ];
      }),
      ...schemes
        .filter((scheme) => scheme !== current)
        .map((scheme) => ({
          name: `scheme ${scheme}`,
          icon: schemeIcons[scheme],
          label: translate('shell.account.scheme', { scheme: translate(`shell.account.${scheme}`) }),
          keywords: translate('find.schemeWords'),
          run: () => chooseColorScheme(scheme),
        })),
    ];
  }, [translate]);
}
