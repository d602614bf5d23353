import { useTranslate } from 'ra-core';
import { readProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Sentence } from '../../../../resources/loyalty/sentence';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import { useShop } from '../../../engine/shop';
import type { PartList } from '../draft/programDraft';
import { partSentences } from '../words/partSentences';
import { usePartTitle } from '../words/usePartTitle';
import { useSentence, useSentenceValue } from '../words/useSentence';
import type { ShownPart, ShownProgram } from './programView';

/** What a shopper sees of a programme: what is on, in its order and in the words of the shop. Needs the words of `loyalty` and `preview`. */
export function useProgramView(program: Program): ShownProgram {
  const translate = useTranslate();
  const { siteName } = useShop();
  const { pointsName, welcome } = readProgramSettings(program.settings);
  const name = pointsName.trim() || translate('preview.program.points');
  const title = usePartTitle();
  const say = useShopperSentence(pointsName);

  const shown = (list: PartList, part: ProgramTask | ProgramReward): ShownPart => {
    const said = partSentences(list, part);
    return {
      title: title(list, part),
      sentences: [...ownWords(part), ...(said ? [said.sentence, ...said.conditions].map(say) : [])],
      button: list === 'rewards' ? translate('preview.program.redeemButton') : '',
    };
  };
  const parts = (list: PartList) =>
    (program[list] ?? []).filter(({ isEnabled }) => isEnabled !== false).map((part) => shown(list, part));
  return {
    shop: siteName,
    welcome: welcome.trim() || translate('preview.program.welcome', { name }),
    join: translate('preview.program.join'),
    signIn: translate('preview.program.signIn'),
    earn: translate('preview.program.earn', { name }),
    tasks: parts('tasks'),
    noTasks: translate('preview.program.noTasks', { name }),
    redeem: translate('preview.program.redeem', { name }),
    rewards: parts('rewards'),
    noRewards: translate('preview.program.noRewards', { name }),
  };
}

/** What the merchant wrote for shoppers to do. */
function ownWords({ type, config }: ProgramTask | ProgramReward): string[] {
  const { instructions } = Object(config);
  return type === 'custom_task' && typeof instructions === 'string' && instructions.trim() !== ''
    ? [instructions.trim()]
    : [];
}

/** Says to a shopper what is said of a task or reward. */
function useShopperSentence(pointsName: string): (sentence: Sentence) => string {
  const translate = useTranslate();
  const say = useSentence({ pointsName });
  const value = useSentenceValue({ pointsName });
  return (sentence) => {
    const values = Object.entries(sentence.values ?? {}).map(([name, one]) => [name, value(one, name)]);
    const own = translate(`preview.sentences.${sentence.key}`, { ...Object.fromEntries(values), _: '' });
    return own || say(sentence);
  };
}
