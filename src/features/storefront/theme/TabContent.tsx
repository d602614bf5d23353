import { useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { isOtherWidget } from '../../../../resources/widgetPages';
import { type ThemeColor, themeColors } from '../../../../resources/widgetTheme';
import { useEditSelector } from '../../../engine/editing/editStore';
import type { EditSession } from '../../../engine/editing/useEditSession';
import type { SettingsEditorController } from '../../../engine/editing/useSettingsEditor';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { isHexColor, parseHexColor } from '../../../lib/color/hexColor';
import { ColorField } from '../../../ui/color/ColorField';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { useTouchedFields } from '../../../ui/inputs/useTouchedFields';
import { Card } from '../../../ui/layout/Card';
import rowStyles from '../../../ui/layout/cardRows.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';
import { resolveThemeColors } from '../colors';
import {
  type InvalidThemePart,
  type ThemeColors,
  type ThemeSettings,
  toWidgetTheme,
  withColors,
} from '../themeSettings';
import { WidgetTypeRows } from '../widgets/WidgetTypeRow';
import { galleryUrl } from '../widgets/widgetUrl';
import { useWidgets } from '../widgetsQuery';
import { ContrastCard } from './ContrastCard';
import { PresetList } from './PresetList';
import styles from './theme.module.css';
import type { ThemeTab } from './themeTabs';

const CssCard = lazyPart(async () => ({ default: (await import('./CssCard')).CssCard }));
const LanguagesCard = lazyPart(async () => ({
  default: (await import('../../locale/dictionaries/LanguagesCard')).LanguagesCard,
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
          saved={saved}
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

interface ColorsCardProps {
  /** Draft colors. May be a render behind the fields, which subscribe to `edited`. */
  colors: ThemeColors;
  edited: Pick<EditSession<ThemeSettings>, 'change' | 'listen' | 'latest'>;
  saved: ThemeColors;
  /** Whether a publish attempt has failed validation, so that all errors are shown. */
  isChecked: boolean;
  /** Server-side validation errors by color name. */
  serverErrors: Readonly<Record<string, string>>;
}

/** Color fields of the theme, with presets. */
const ColorsCard = memo(function ColorsCard(props: ColorsCardProps) {
  const { colors, edited, saved, isChecked, serverErrors } = props;
  const translate = useTranslate();
  const { change } = edited;
  const touched = useTouchedFields();
  const choose = useCallback((next: Partial<ThemeColors>) => change(withColors(next)), [change]);
  return (
    <Card title={translate('theme.colors.title')}>
      <p className={textStyles.second}>{translate('theme.colors.text')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes blur events of the fields. */}
      <div className={styles.fields} onBlur={touched.onBlur}>
        {themeColors.map((name) => (
          <ThemeColorField
            key={name}
            isTouched={touched.has(name)}
            serverError={serverErrors[name]}
            {...{ name, edited, saved, isChecked }}
          />
        ))}
      </div>
      <PresetList colors={colors} onChoose={choose} />
    </Card>
  );
});

/** List of the widgets of the widget editor with their states, and a link to all others. */
function WidgetsCard() {
  const translate = useTranslate();
  const query = useWidgets();
  const { data: widgets, isPending } = query;
  if (isPending) return <CardSkeleton rows={6} />;
  const otherCount = widgets?.filter(isOtherWidget).length ?? 0;
  return (
    <>
      <ReadFailure title={translate('theme.widgets.failed')} read={query} />
      <Card title={translate('theme.widgets.title')}>
        <p className={textStyles.second}>{translate('theme.widgets.text')}</p>
        <ul className={rowStyles.list}>
          <WidgetTypeRows widgets={widgets ?? null} />
        </ul>
      </Card>
      <Card title={translate('theme.widgets.others')}>
        <div className={flowStyles.controls}>
          <p className={styles.shortName}>
            {translate('theme.widgets.othersText')}{' '}
            {otherCount > 0 && translate('theme.widgets.othersCount', { smart_count: otherCount })}
          </p>
          <ButtonLink size="small" to={galleryUrl}>
            {translate('theme.widgets.openOthers')}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

interface ThemeColorFieldProps {
  name: ThemeColor;
  edited: Pick<EditSession<ThemeSettings>, 'change' | 'listen' | 'latest'>;
  saved: ThemeColors;
  /** Whether a publish attempt has failed validation, so that all errors are shown. */
  isChecked: boolean;
  /** Whether the field was left, so that its error is shown while the text is too short, too. */
  isTouched: boolean;
  /** Server-side validation error. */
  serverError: string | undefined;
}

/** Input of one theme color. Re-renders for other colors only if its effective color depends on them. */
const ThemeColorField = memo(function ThemeColorField(props: ThemeColorFieldProps) {
  const { name, edited, saved, isChecked, isTouched, serverError } = props;
  const translate = useTranslate();
  const value = useEditSelector(edited, ({ colors }) => colors[name]);
  const visibleColor = useEditSelector(edited, ({ colors }) => resolveThemeColors(toWidgetTheme(colors, saved))[name]);
  const isChanged = value !== saved[name];
  const setColor = (color: string, typed?: { merge: string; isTyped: true }) =>
    edited.change(withColors({ [name]: color }), typed);
  const getError = () => {
    // Values that become valid on blur are not errors yet.
    if (isChanged && !isHexColor(value) && (isChecked || parseHexColor(value) === null)) {
      return isChecked || isTouched || value.length > 7 ? translate('theme.colors.fault') : undefined;
    }
    return serverError;
  };
  const getHelp = () => {
    if (isChanged || isHexColor(value)) return translate(`theme.colors.${name}Help`);
    return value === '' ? translate('theme.colors.missing') : translate('theme.colors.unreadable', { value });
  };
  return (
    <div data-field={name}>
      <ColorField
        label={translate(`theme.colors.${name}`)}
        help={getHelp()}
        error={getError()}
        value={value}
        swatchColor={visibleColor}
        onChange={(color) => setColor(color, { merge: name, isTyped: true })}
        onReset={isChanged ? () => setColor(saved[name]) : undefined}
      />
    </div>
  );
});
