import { useTranslate } from 'ra-core';
import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Sentence } from '../../../../resources/loyalty/sentence';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import type { PartList } from '../draft/programDraft';
import { getPartSentences } from '../programs/getPartSentences';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentence, useSentenceValue } from '../programs/useSentence';
import type { PartViewModel, ProgramViewModel } from './programView';

/** Creates the view model of a program from its enabled parts. Needs the `loyalty` and `preview` messages. */
export function useProgramView(program: Program): ProgramViewModel {
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
