import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { clipText } from '../lib/clipText';
import { useSite } from '../session/useSite';
import { type ColourScheme, chooseColourScheme, readColourScheme } from '../theme/colourScheme';
import { Icon, type IconName } from '../ui/Icon';
import { Menu, type MenuEntry } from '../ui/Menu';
import { useGoTo } from '../ui/pageRouter';
import styles from './AccountMenu.module.css';
import { languageChoices } from './language/speak';
import { useChooseLanguage } from './language/useChooseLanguage';

const schemes: Readonly<Record<ColourScheme, IconName>> = { light: 'sun', dark: 'moon', system: 'system' };

interface AccountMenuProps {
  /** Given where there is no room: the menu is an icon then, and holds quick find and the shops too. */
  onFind?: () => void;
}

/** Who is signed in: the colour scheme, the language, and signing out. */
export function AccountMenu({ onFind }: AccountMenuProps) {
  const translate = useTranslate();
  const goTo = useGoTo();
  const { profile, site, sites, switchSite } = useSite();
  const [scheme, setScheme] = useState(readColourScheme);
  const language = useChooseLanguage();
  const name = clipText(profile.name || profile.email || translate('shell.account.someone'), 40);
  const choose = (chosen: ColourScheme) => {
    chooseColourScheme(chosen);
    setScheme(chosen);
  };
  const compact = onFind !== undefined;
  const shops = compact && sites.length > 1 ? sites : [];
  const find = onFind && {
    key: 'find',
    label: translate('shell.help.findKeys'),
    icon: 'search' as const,
    onSelect: onFind,
  };
  const entries: MenuEntry[] = [
    ...(find ? [find] : []),
    ...shops.map(({ _id, name: siteName }, place) => ({
      key: `site ${_id}`,
      label: clipText(siteName, 40),
      begins: place === 0,
      checked: _id === site._id,
      onSelect: () => switchSite(_id),
    })),
    ...(['light', 'dark', 'system'] as const).map((one) => ({
      key: one,
      begins: one === 'light',
      label: translate('shell.account.scheme', { scheme: translate(`shell.account.${one}`) }),
      icon: schemes[one],
      checked: one === scheme,
      onSelect: () => choose(one),
    })),
    ...languageChoices().map(({ locale, name: ownName }, place) => ({
      key: `language ${locale}`,
      label: ownName,
      lang: locale,
      icon: 'globe' as const,
      begins: place === 0,
      checked: locale === language.spoken,
      onSelect: () => language.choose(locale),
    })),
    {
      key: 'signOut',
      begins: true,
      label: translate('shell.account.signOut'),
      icon: 'sign-out',
      onSelect: () => goTo('/logout'),
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
      <span dir="auto" className={styles.name}>
        {name}
      </span>
    </span>
  );
}
