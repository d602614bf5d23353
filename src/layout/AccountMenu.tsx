import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useTray } from '../engine/tray/Tray';
import { clipText } from '../lib/format/text';
import { useSite } from '../session/useSite';
import { type ColorScheme, chooseColorScheme, readColorScheme, subscribeToColorScheme } from '../theme/colorScheme';
import { Icon, type IconName } from '../ui/icons/Icon';
import { useGoTo } from '../ui/navigation/pageRouter';
import { Menu, type MenuEntry } from '../ui/overlays/Menu';
import textStyles from '../ui/text/text.module.css';
import styles from './AccountMenu.module.css';
import { languageChoices } from './language/locale';
import { useChooseLanguage } from './language/useChooseLanguage';
import { historyPage } from './menu';

const schemes: Readonly<Record<ColorScheme, IconName>> = { light: 'sun', dark: 'moon', system: 'system' };

interface AccountMenuProps {
  /** Set on small screens: the menu is an icon then, and contains quick find. */
  onFind?: () => void;
}

/** Menu of the signed-in user: color scheme, language, recent changes, and sign-out. */
export function AccountMenu({ onFind }: AccountMenuProps) {
  const translate = useTranslate();
  const goTo = useGoTo();
  const { leave } = useTray();
  const { profile } = useSite();
  const scheme = useSyncExternalStore(subscribeToColorScheme, readColorScheme);
  const language = useChooseLanguage();
  const name = clipText(profile.name || profile.email || translate('shell.account.someone'), 40);
  const compact = onFind !== undefined;
  const find = onFind && {
    key: 'find',
    label: translate('shell.help.findKeys'),
    icon: 'search' as const,
    onSelect: onFind,
  };
  const entries: MenuEntry[] = [
    ...(find ? [find] : []),
    ...(['light', 'dark', 'system'] as const).map((item) => ({
      key: item,
      hasSeparator: item === 'light',
      label: translate('shell.account.scheme', { scheme: translate(`shell.account.${item}`) }),
      icon: schemes[item],
      checked: item === scheme,
      onSelect: () => chooseColorScheme(item),
    })),
    ...languageChoices().map(({ locale, name: ownName }, index) => ({
      key: `language ${locale}`,
      label: ownName,
      lang: locale,
      icon: 'globe' as const,
      hasSeparator: index === 0,
      checked: locale === language.currentLocale,
      onSelect: () => language.choose(locale),
    })),
    {
      key: 'history',
      hasSeparator: true,
      label: translate(historyPage.label),
      icon: historyPage.icon,
      onSelect: () => goTo(historyPage.path),
    },
    {
      key: 'signOut',
      hasSeparator: true,
      label: translate('shell.account.signOut'),
      icon: 'sign-out',
      onSelect: () => leave(() => goTo('/logout')),
    },
  ];
  const menu = (
    <Menu
      kind="quiet"
      align={compact ? 'end' : 'start'}
      label={translate('shell.account.label', { name })}
      {...(compact ? { icon: 'person' } : { trigger: <Who name={name} /> })}
      entries={entries}
    />
  );
  return compact ? menu : <div className={styles.foot}>{menu}</div>;
}

function Who({ name }: { name: string }) {
  return (
    <span className={styles.who}>
      <Icon name="person" />
      <span dir="auto" className={textStyles.clipped}>
        {name}
      </span>
    </span>
  );
}
