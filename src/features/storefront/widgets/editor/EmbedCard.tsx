import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../../resources/widgets';
import { useCurrentSite } from '../../../../engine/shop/currentSite';
import { CopyButton } from '../../../../ui/buttons/CopyButton';
import codeStyles from '../../../../ui/inputs/codeBox.module.css';
import { Card } from '../../../../ui/layout/Card';
import textStyles from '../../../../ui/text/text.module.css';
import { buildEmbedCode, findGuidedPlatform } from '../../snippets';

/** Code that places a widget in a template of the store. */
export function EmbedCard({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const { siteId, settings } = useCurrentSite();
  const code = buildEmbedCode(findGuidedPlatform(settings.platform), siteId, widget);
  return (
    <Card
      title={translate('widgets.embed.title')}
      action={<CopyButton size="small" value={code} label={translate('widgets.embed.copy')} />}
    >
      <p className={textStyles.second}>{translate('widgets.embed.text')}</p>
      <pre dir="ltr" className={codeStyles.box}>
        <code>{code}</code>
      </pre>
    </Card>
  );
}
