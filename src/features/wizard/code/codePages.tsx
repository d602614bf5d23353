import '../../../../i18n/en/areas/wizard';
import '../../../../i18n/en/areas/theme';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { buildMailto } from '../../../lib/url/buildLinks';
import { parseWebsite } from '../../../lib/url/parseWebsite';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { Banner } from '../../../ui/feedback/Banner';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { ChecksCard } from '../../storefront/ChecksCard';
import { SnippetsCard } from '../../storefront/SnippetsCard';
import { type GuidedPlatform, getSnippets } from '../../storefront/snippets';
import StepLinks from '../checklist/StepLinks';
import { useDetour, useEndDetour } from '../detour';
import { type CodeIntegration, codeWidgets } from './codeWidgets';

/** Snippets of the reviews and questions. */
export function ReviewsCodePage() {
  return <CodePage integration="reviews" />;
}

/** Snippet of the loyalty page. */
export function LoyaltyCodePage() {
  return <CodePage integration="loyalty" />;
}

/** Code integration: snippets to paste, a mail for a developer, and checks of the installation. */
function CodePage({ integration }: { integration: CodeIntegration }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { start: startDetour } = useDetour();
  useEndDetour();
  const { settings, siteId, siteName, reloadSettings } = useCurrentSite();
  const [error, setError] = useState<unknown>(null);
  const [isChecked, setChecked] = useState(false);
  const website = parseWebsite(settings.website);
  const widgets = codeWidgets[integration];
  const { isPending, run } = useAsyncAction(async () => {
    setError(null);
    setChecked(false);
    try {
      await Promise.all([
        reloadSettings(),
        queryClient.refetchQueries({ queryKey: ['widgets', 'getList'], type: 'active' }, { throwOnError: true }),
      ]);
      setChecked(true);
    } catch (thrown) {
      setError(thrown);
    }
  });
  const buildMailto = (platform: GuidedPlatform) =>
    buildDeveloperMailto({
      subject: translate('wizard.code.mailSubject', { store: siteName }),
      intro: translate(`theme.guides.steps.${platform || 'other'}`),
      snippets: getSnippets(platform, siteId, widgets).map(({ widget, file, code }) => ({
        title: translate(`theme.widgets.types.${widget}`),
        file: file === '' ? '' : translate('theme.guides.file', { file }),
        code,
      })),
    });
  return (
    <>
      <PageHeader
        back={<BackButton to="/wizard" label={translate('wizard.back')} />}
        title={translate(`pages.wizard.${integration}Code`)}
        subtitle={translate(`wizard.code.${integration}`)}
      />
      <div className={columnStyles.form}>
        <SnippetsCard widgets={widgets}>
          {(platform) => (
            <p>
              <ExternalLink href={buildMailto(platform)}>{translate('wizard.code.mail')}</ExternalLink>
            </p>
          )}
        </SnippetsCard>
        <ChecksCard
          requiredTypes={widgets}
          onShow={() => startDetour(`${integration}Code`)}
          action={
            <Button size="small" busy={isPending} onClick={() => run()}>
              {translate('wizard.code.check')}
            </Button>
          }
        />
        <div role="status">{isChecked && <Banner tone="info">{translate('wizard.code.checked')}</Banner>}</div>
        {error !== null && (
          <Banner tone="danger" title={translate('wizard.code.checkFailed')}>
            {errorText(error)}
          </Banner>
        )}
        {website !== null && (
          <p>
            <ExternalLink href={website}>{translate('wizard.code.openStore')}</ExternalLink>
          </p>
        )}
        <StepLinks step={`${integration}Code`} isComplete />
      </div>
    </>
  );
}

interface DeveloperMail {
  subject: string;
  /** Where to paste the snippets. */
  intro: string;
  snippets: readonly { title: string; file: string; code: string }[];
}

/** Returns a mailto URL without a recipient, for a mail with the snippets. */
function buildDeveloperMailto({ subject, intro, snippets }: DeveloperMail): string {
  const parts = snippets.map(({ title, file, code }) => [title, file, code].filter((line) => line !== '').join('\r\n'));
  const body = [intro, ...parts].join('\r\n\r\n');
  return buildMailto({ subject, body });
}
