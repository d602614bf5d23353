import '../../../i18n/en/areas/pwa';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { StatusTone } from '../../../resources/field';
import type { Settings } from '../../../resources/settings';
import { Editor } from '../../engine/editing/Editor';
import { useSettingsEditor } from '../../engine/editing/useSettingsEditor';
import { useErrorCause } from '../../engine/errors/errorCause';
import { downloadFile } from '../../engine/export/downloadFile';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { isHexColor } from '../../lib/color/hexColor';
import { formatPoints } from '../../lib/format/formatPoints';
import { clipText } from '../../lib/format/text';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { Button } from '../../ui/buttons/Button';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { Banner } from '../../ui/feedback/Banner';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Switch, toggleOnEnter } from '../../ui/inputs/Switch';
import { Card } from '../../ui/layout/Card';
import rowStyles from '../../ui/layout/cardRows.module.css';
import columnStyles from '../../ui/layout/columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { SettingsBackButton } from '../../ui/navigation/SettingsBackButton';
import textStyles from '../../ui/text/text.module.css';
import {
  type AppManifest,
  appManifestShape,
  type ColorField,
  countChanges,
  DEFAULT_COLOR,
  findInvalidColors,
  MAX_NAME_LENGTH,
  toAppManifest,
  toPwaManifest,
  toWebManifest,
} from './appManifest';
import { DetailsCard } from './DetailsCard';
import { AppPreview } from './preview/AppPreview';
import styles from './pwa.module.css';
import { checkReadiness, type ReadinessCheck } from './readiness/checkReadiness';
import { type IconSize, useAppIcon } from './useAppIcon';

const IconCard = lazyPart(() => import('./IconCard'));

const readManifest = (settings: Settings) => toAppManifest(settings.pwa_manifest);

/** Settings of the app that shoppers can install: on or off, and its manifest. */
export default function PwaPage() {
  const translate = useTranslate();
  const { settings, website } = useCurrentSite();
  const labels = useManifestLabels();
  const editor = useSettingsEditor<AppManifest, ColorField>({
    name: 'edit:pwa',
    shape: appManifestShape,
    read: readManifest,
    diff: (_before, manifest, { pwa_manifest: stored }) => ({
      settings: { pwa_manifest: toPwaManifest(stored, manifest) },
    }),
    validate: (manifest, stored) => findInvalidColors(stored, manifest),
    savedText: translate('pwa.published'),
  });
  const { value: manifest, saved, change } = editor;
  const [isUploading, setUploading] = useState(false);
  const icon = useAppIcon(manifest.icons);
  const download = () => {
    const json = toWebManifest(manifest, website, icon.size);
    downloadFile(new Blob([json], { type: 'application/manifest+json' }), 'manifest.webmanifest');
  };
  return (
    <>
      <PageHeader
        back={<SettingsBackButton />}
        title={translate('shell.menu.pwa')}
        subtitle={translate('pwa.subtitle')}
        actions={
          <Button icon="download" onClick={download}>
            {translate('pwa.download')}
          </Button>
        }
      />
      <Editor
        editor={editor}
        changes={countChanges(saved, manifest)}
        {...labels}
        guard={() => isUploading || editor.hasUnsavedChanges()}
      >
        <div className={styles.columns}>
          <div className={columnStyles.stackAboveBar}>
            <EnabledCard />
            {settings.pwa_manifest === null && !editor.isChanged && <SetupNotice onFill={change} />}
            <DetailsCard manifest={manifest} saved={saved} isChecked={editor.isChecked} change={change} />
            <Suspense fallback={<Skeleton height={240} />}>
              <IconCard icons={manifest.icons} change={change} onBusyChange={setUploading} />
            </Suspense>
            <ReadinessCard manifest={manifest} iconSize={icon.size} />
          </div>
          <AppPreview manifest={manifest} icon={icon} website={website} />
        </div>
      </Editor>
    </>
  );
}

/** Names of the manifest's members mapped to the field of the form. */
const fieldsByMember: Readonly<Record<string, string>> = {
  name: 'name',
  short_name: 'shortName',
  theme_color: 'themeColor',
  background_color: 'backgroundColor',
  app_icon: 'icons',
};

/** Labels and formatted values of the form, for error and conflict messages. */
function useManifestLabels() {
  const translate = useTranslate();
  const getLabel = ([field = '']: readonly string[]): string =>
    field === 'icons' ? translate('pwa.icon.label') : translate(`pwa.details.${field}`, { _: field });
  return {
    getLabel,
    /** Returns the label of a setting in the server's error response, such as `pwa_manifest.short_name`. */
    getFieldLabel(field: string): string {
      const [member = ''] = field.replace(/^pwa_manifest\./, '').split('.');
      if (member === 'pwa_manifest') return translate('shell.menu.pwa');
      return getLabel([fieldsByMember[member] ?? member]);
    },
    formatValue(value: unknown): string {
      const shown: unknown = Array.isArray(value) ? Object(value[0])['src'] : value;
      return typeof shown === 'string' ? shown : '';
    },
  };
}

/** Shown while the store has no manifest: fills the form from the store's data. */
function SetupNotice({ onFill }: { onFill: (update: (manifest: AppManifest) => AppManifest) => void }) {
  const translate = useTranslate();
  const { siteName, widgetTheme } = useCurrentSite();
  const fill = () =>
    onFill((manifest) => ({
      ...manifest,
      name: siteName,
      shortName: shorten(siteName),
      themeColor: getBrandColor(widgetTheme),
      backgroundColor: DEFAULT_COLOR,
    }));
  return (
    <Banner
      tone="info"
      title={translate('pwa.setup.title')}
      action={<Button onClick={fill}>{translate('pwa.setup.fill')}</Button>}
    >
      {translate('pwa.setup.text')}
    </Banner>
  );
}

/** Returns as many whole words as fit below an icon, or the start of the first one. */
function shorten(name: string): string {
  const [first = '', ...words] = name.trim().split(/\s+/);
  let text = clipText(first, MAX_NAME_LENGTH.shortName).replace(/…$/, '');
  for (const word of words) {
    const longer = `${text} ${word}`;
    if (clipText(longer, MAX_NAME_LENGTH.shortName) !== longer) break;
    text = longer;
  }
  return text;
}

function getBrandColor(theme: unknown): string {
  const color: unknown = Object(theme)['brandPrimaryColor'];
  return typeof color === 'string' && isHexColor(color) ? color.toLowerCase() : DEFAULT_COLOR;
}

/** Turns the app on or off. Saved at once, independent of unpublished edits. */
function EnabledCard() {
  const translate = useTranslate();
  const getErrorCause = useErrorCause();
  const notify = useNotify();
  const { settings, changeSettings } = useCurrentSite();
  const isOn = settings.pwa_manifest_enabled === true;
  const hasIcon = Boolean(settings.pwa_manifest?.app_icon?.src);
  const { isPending, run } = useAsyncAction(async (isEnabled: boolean) => {
    const result = isEnabled ? 'on' : 'off';
    try {
      await changeSettings({ pwa_manifest_enabled: isEnabled });
      notify(translate(`pwa.switch.${result}`), { type: 'success', id: 'pwa' });
    } catch (error) {
      const outcome = toAppError(error).uncertain ? 'Uncertain' : 'Failed';
      notify(translate(`pwa.switch.${result}${outcome}`, { reason: getErrorCause(error) }), {
        type: 'error',
        id: 'pwa',
      });
    }
  });
  return (
    <Card title={translate('pwa.switch.title')}>
      <p className={textStyles.second}>{translate('pwa.switch.text')}</p>
      <div>
        <Switch
          showLabel
          label={translate('pwa.switch.label')}
          checked={isOn}
          aria-busy={isPending || undefined}
          onKeyDown={toggleOnEnter}
          onChange={({ target }) => run(target.checked)}
        />
        <div role="status" className={styles.notice}>
          {isOn && !hasIcon && <Banner tone="waiting">{translate('pwa.switch.noIcon')}</Banner>}
        </div>
      </div>
      <p className={textStyles.hint}>{translate('pwa.switch.late')}</p>
    </Card>
  );
}

const tones: Readonly<Record<ReadinessCheck['state'], StatusTone>> = {
  passed: 'done',
  failed: 'refused',
  unknown: 'neutral',
  waiting: 'waiting',
};

/** Checklist of what browsers need before they offer to install the app. */
function ReadinessCard({ manifest, iconSize }: { manifest: AppManifest; iconSize: IconSize }) {
  const translate = useTranslate();
  const { website, settings, locale } = useCurrentSite();
  const checks = checkReadiness({ manifest, iconSize, website: website && (settings.website?.trim() ?? '') });
  const failedCount = checks.filter(({ state }) => state === 'failed').length;
  const formatValues = (values: ReadinessCheck['values'] = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatPoints(value, locale) : value,
      ]),
    );
  return (
    <Card title={translate('pwa.ready.title')}>
      <p role="status" className={textStyles.second}>
        {failedCount === 0
          ? translate('pwa.ready.allPassed')
          : translate('pwa.ready.someFailed', { smart_count: failedCount })}
      </p>
      <ul className={rowStyles.list}>
        {checks.map(({ key, values, state }) => (
          <li key={`${key} ${values?.['side'] ?? ''}`} className={styles.row}>
            <StatusBadge tone={tones[state]}>{translate(`pwa.ready.states.${state}`)}</StatusBadge>
            <p className={textStyles.breakable}>{translate(key, formatValues(values))}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
