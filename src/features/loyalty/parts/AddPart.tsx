import { useTranslate } from 'ra-core';
import { rewardTypes } from '../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../resources/loyalty/taskTypes';
import { ChooseDialog } from '../../../ui/overlays/ChooseDialog';
import type { PartList } from '../draft/programDraft';
import { useTypeName } from '../programs/usePartTitle';
import { useSentence } from '../programs/useSentence';

interface AddPartProps {
  list: PartList;
  onChoose: (type: string) => void;
  onCancel: () => void;
}

const typesByList = {
  tasks: Object.entries(taskTypes).map(([type, { points, sentence }]) => ({
    type,
    sampleSentence: sentence(points, {}),
  })),
  rewards: Object.entries(rewardTypes).map(([type, { pointsCost, sentence }]) => ({
    type,
    sampleSentence: sentence(pointsCost, {}),
  })),
};

/** Dialog to choose the type of a new task or reward. Each type shows an example. */
export function AddPart({ list, onChoose, onCancel }: AddPartProps) {
  const translate = useTranslate();
  const typeName = useTypeName();
  const formatSentence = useSentence();
  return (
    <ChooseDialog
      title={translate(`loyaltyEditor.${list}.choose`)}
      choices={typesByList[list].map(({ type, sampleSentence }) => ({
        key: type,
        label: typeName(list, type),
        text: formatSentence(sampleSentence),
      }))}
      onChoose={onChoose}
      onCancel={onCancel}
    />
  );
}
