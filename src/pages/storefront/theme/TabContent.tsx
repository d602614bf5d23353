import type { SettingsEditorController } from '../../../engine/editing/useSettingsEditor';
import type { InvalidThemePart, ThemeSettings } from '../../../engine/storefront/themeSettings';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { ColorsCard } from './ColorsCard';
import { ContrastCard } from './ContrastCard';
import type { ThemeTab } from './themeTabs';
import { WidgetsCard } from './WidgetsCard';

const CssCard = lazyPart(async () => ({ default: (await import('./CssCard')).CssCard }));
const LanguagesCard = lazyPart(async () => ({
  default: (await import('../../../engine/dictionaries/LanguagesCard')).LanguagesCard,
}));
const InstallTab = lazyPart(async () => ({ default: (await import('./InstallTab')).InstallTab }));

interface TabContentProps {
  tab: ThemeTab;
  editor: SettingsEditorController<ThemeSettings, InvalidThemePart>;
}

/** Content of a theme editor tab. */
export function TabContent({ tab, editor }: TabContentProps) {
  const { value, saved, tools, isChecked, issues, serverErrors } = editor;
  switch (tab) {
    case '':
      return (
        <>
          <ColorsCard colors={value.colors} edited={tools} saved={saved.colors} {...{ isChecked, serverErrors }} />
          <ContrastCard colors={value.colors} saved={saved.colors} change={tools.change} />
        </>
      );
    case 'css':
      return (
        <CssCard
          css={value.css}
          change={tools.change}
          saved={saved.css}
          isTooLong={issues.includes('css')}
          serverError={serverErrors['customCss']}
        />
      );
    case 'languages':
      return (
        <LanguagesCard
          value={value}
          onChange={(next) =>
            tools.change((now) => ({ ...now, ...next, languages: [...(next.languages ?? now.languages)] }))
          }
        />
      );
    case 'widgets':
      return <WidgetsCard />;
    default:
      return <InstallTab isUnpublished={editor.isChanged} />;
  }
}
