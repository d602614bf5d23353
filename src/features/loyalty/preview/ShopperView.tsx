import '../../../../i18n/en/areas/preview';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Sentence } from '../../../../resources/loyalty/sentence';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import { parseWidgetTheme } from '../../../../resources/widgetTheme';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useCurrentDirection } from '../../../theme/useCurrentDirection';
import { Card } from '../../../ui/layout/Card';
import { PreviewStage } from '../../../ui/preview/PreviewStage';
import type { PreviewView } from '../../../ui/preview/previewContent';
import textStyles from '../../../ui/text/text.module.css';
import type { ProgramParts } from '../costs/useCosts';
import type { PartList } from '../draft/programDraft';
import { getPartSentences } from '../programs/getPartSentences';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentence, useSentenceValue } from '../programs/useSentence';
import { programCss, programHtml } from './programHtml';
import type { PartViewModel, ProgramViewModel } from './programView';

/** Preview of the program as shoppers will see it, in the colors of the store's widgets. */
export default function ShopperView({ drafted }: ProgramParts) {
  const translate = useTranslate();
  const { locale, widgetTheme } = useCurrentSite();
  const direction = useCurrentDirection();
  const programView = useProgramView(drafted);
  const content = useCallback(
    (view: PreviewView) => ({
      ...view,
      body: programHtml(programView),
      css: programCss(parseWidgetTheme(widgetTheme), view.scheme),
    }),
    [programView, widgetTheme],
  );
  return (
    <Card title={translate('preview.title')}>
      <p className={textStyles.note}>{translate('preview.text')}</p>
      <PreviewStage
        title={translate('preview.frame')}
        content={content}
        locales={[{ locale, name: locale, direction }]}
      />
    </Card>
  );
}

/** Creates the view model of a program from its enabled parts. Needs the `loyalty` and `preview` messages. */
function useProgramView(program: Program): ProgramViewModel {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  const { pointsName, welcome } = parseProgramSettings(program.settings);
  const name = pointsName.trim() || translate('preview.program.points');
  const getTitle = usePartTitle();
  const formatSentence = useShopperSentence(pointsName);

  const toPartViewModel = (list: PartList, part: ProgramTask | ProgramReward): PartViewModel => {
    const texts = getPartSentences(list, part);
    return {
      type: part.type ?? '',
      title: getTitle(list, part),
      sentences: [
        ...getInstructions(part),
        ...(texts ? [texts.sentence, ...texts.conditions].map(formatSentence) : []),
      ],
      button: list === 'rewards' ? translate('preview.program.redeemButton') : '',
    };
  };
  const getPartViewModels = (list: PartList) =>
    (program[list] ?? []).filter(({ isEnabled }) => isEnabled !== false).map((part) => toPartViewModel(list, part));
  return {
    storeName: siteName,
    welcome: welcome.trim() || translate('preview.program.welcome', { name }),
    join: translate('preview.program.join'),
    signIn: translate('preview.program.signIn'),
    earn: translate('preview.program.earn', { name }),
    tasks: getPartViewModels('tasks'),
    noTasks: translate('preview.program.noTasks', { name }),
    redeem: translate('preview.program.redeem', { name }),
    rewards: getPartViewModels('rewards'),
    noRewards: translate('preview.program.noRewards', { name }),
  };
}

/** Instructions for shoppers from a custom task. */
function getInstructions({ type, config }: ProgramTask | ProgramReward): string[] {
  const { instructions } = Object(config);
  return type === 'custom_task' && typeof instructions === 'string' && instructions.trim() !== ''
    ? [instructions.trim()]
    : [];
}

/** Formats sentences for shoppers, with `preview` messages that override the `loyalty` ones. */
function useShopperSentence(pointsName: string): (sentence: Sentence) => string {
  const translate = useTranslate();
  const formatSentence = useSentence({ pointsName });
  const value = useSentenceValue({ pointsName });
  return (sentence) => {
    const values = Object.entries(sentence.values ?? {}).map(([name, sentenceValue]) => [
      name,
      value(sentenceValue, name),
    ]);
    const override = translate(`preview.sentences.${sentence.key}`, { ...Object.fromEntries(values), _: '' });
    return override || formatSentence(sentence);
  };
}
