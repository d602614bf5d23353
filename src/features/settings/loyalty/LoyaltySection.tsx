import { useTranslate } from 'ra-core';
import * as z from 'zod/mini';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { CLICK_LIMITS } from '../../../engine/shop/useClickLimits';
import { formatPoints } from '../../../lib/format/formatPoints';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import rows from '../../../ui/layout/cardRows.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { SectionFrame } from '../form/SectionFrame';
import { type SectionDefinition, useSectionForm } from '../form/useSectionForm';

/** Page of the loyalty program, and the limits of the store above which a number must be typed. */
export function LoyaltySection() {
  const translate = useTranslate();
  const form = useSectionForm(loyaltySettings);
  const { value, change } = form;
  const { locale } = useCurrentSite();
  return (
    <SectionFrame
      form={form}
      fieldsByKey={loyaltySettings.fieldsByKey}
      formatValue={(part) => (typeof part === 'string' ? part : '')}
    >
      <Card
        title={translate('settingsPage.loyaltyPage.title')}
        action={<ButtonLink to="/loyalty">{translate('settingsPage.loyaltyPage.programs')}</ButtonLink>}
      >
        <div data-field="loyaltyPage">
          <TextBox
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            label={translate('settingsIndex.fields.loyaltyPage')}
            help={translate('settingsPage.loyaltyPage.help')}
            error={form.getFieldError('loyaltyPage')}
            value={value.loyaltyPage}
            onChange={(loyaltyPage) => change((now) => ({ ...now, loyaltyPage }), { merge: 'loyaltyPage' })}
          />
        </div>
        <SavedLoyaltyPage />
      </Card>
      <Card title={translate('settingsPage.pointsLimit.title')}>
        <div data-field="pointsLimit">
          <TextBox
            inputMode="numeric"
            label={translate('settingsIndex.fields.pointsLimit')}
            help={translate('settingsPage.pointsLimit.hint', { limit: formatPoints(CLICK_LIMITS.points, locale) })}
            error={form.getFieldError('pointsLimit')}
            value={value.pointsLimit}
            onChange={(pointsLimit) => change((now) => ({ ...now, pointsLimit }), { merge: 'pointsLimit' })}
          />
        </div>
      </Card>
      <Card title={translate('settingsPage.recordsLimit.title')}>
        <div data-field="recordsLimit">
          <TextBox
            inputMode="numeric"
            label={translate('settingsIndex.fields.recordsLimit')}
            help={translate('settingsPage.recordsLimit.hint', { limit: formatPoints(CLICK_LIMITS.records, locale) })}
            error={form.getFieldError('recordsLimit')}
            value={value.recordsLimit}
            onChange={(recordsLimit) => change((now) => ({ ...now, recordsLimit }), { merge: 'recordsLimit' })}
          />
        </div>
      </Card>
    </SectionFrame>
  );
}

/** Link to the saved page. Only Shopify has handles, at a fixed path. */
function SavedLoyaltyPage() {
  const translate = useTranslate();
  const { settings, website } = useCurrentSite();
  const handle = settings.shopifyLoyaltyPageHandle;
  if (!handle || website === null || settings.platform !== 'shopify') return null;
  const url = `${website.replace(/\/$/, '')}/pages/${encodeURIComponent(handle)}`;
  return (
    <p className={rows.small}>
      {translate('settingsPage.loyaltyPage.opens')} <ExternalLink href={url}>{url}</ExternalLink>
    </p>
  );
}

const shape = z.object({ loyaltyPage: z.string(), pointsLimit: z.string(), recordsLimit: z.string() });
type LoyaltySettings = z.infer<typeof shape>;
type LoyaltyField = keyof LoyaltySettings;

/** Page of the loyalty program, and the limits of the store above which a number must be typed. */
const loyaltySettings: SectionDefinition<LoyaltySettings, LoyaltyField> = {
  name: 'loyalty',
  shape,
  read: ({ shopifyLoyaltyPageHandle, pointsLimit, recordsLimit }) => ({
    loyaltyPage: shopifyLoyaltyPageHandle ?? '',
    pointsLimit: formatLimit(pointsLimit),
    recordsLimit: formatLimit(recordsLimit),
  }),
  diff: (saved, value) => {
    const handle = value.loyaltyPage.trim();
    return {
      ...(handle !== saved.loyaltyPage && { shopifyLoyaltyPageHandle: handle === '' ? null : handle }),
      ...(value.pointsLimit.trim() !== saved.pointsLimit && { pointsLimit: parseLimit(value.pointsLimit) }),
      ...(value.recordsLimit.trim() !== saved.recordsLimit && { recordsLimit: parseLimit(value.recordsLimit) }),
    };
  },
  findIssues: (saved, { loyaltyPage, pointsLimit, recordsLimit }) => ({
    ...(loyaltyPage !== saved.loyaltyPage &&
      /[\s/\\]/.test(loyaltyPage.trim()) && { loyaltyPage: 'settingsPage.loyaltyPage.invalid' }),
    ...(pointsLimit !== saved.pointsLimit &&
      !isLimit(parseLimit(pointsLimit)) && { pointsLimit: 'settingsPage.pointsLimit.invalid' }),
    ...(recordsLimit !== saved.recordsLimit &&
      !isLimit(parseLimit(recordsLimit)) && { recordsLimit: 'settingsPage.pointsLimit.invalid' }),
  }),
  fieldsByKey: { shopifyLoyaltyPageHandle: 'loyaltyPage', pointsLimit: 'pointsLimit', recordsLimit: 'recordsLimit' },
};

const formatLimit = (limit: number | null) => (limit === null ? '' : String(limit));

/** Parses the limit. Returns null if it is empty, and NaN if it isn't a number. */
function parseLimit(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

const isLimit = (limit: number | null) => limit === null || (Number.isSafeInteger(limit) && limit > 0);
