import { useTranslate } from 'ra-core';
import { BackButton } from './BackButton';
import { useHasPage } from './knownPages';

const path = '/settings';

/** Back link of a page that the settings lead to. Renders nothing if they are hidden. */
export function SettingsBackButton() {
  const translate = useTranslate();
  const hasPage = useHasPage();
  return hasPage(path) && <BackButton to={path} label={translate('shell.menu.settings')} />;
}
