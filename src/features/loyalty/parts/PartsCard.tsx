import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getDefaultConfig } from '../../../../resources/config/configShape';
import { allRewardTypes } from '../../../../resources/loyalty/rewardTypes';
import { allTaskTypes } from '../../../../resources/loyalty/taskTypes';
import { useEditNotification } from '../../../engine/editing/useEditNotification';
import { createRandomId } from '../../../lib/createRandomId';
import { Button } from '../../../ui/buttons/Button';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { Card } from '../../../ui/layout/Card';
import styles from '../../../ui/lists/itemCards.module.css';
import { SortableList } from '../../../ui/lists/SortableList';
import { useSortableMessages } from '../../../ui/lists/sorting';
import { ChooseDialog } from '../../../ui/overlays/ChooseDialog';
import textStyles from '../../../ui/text/text.module.css';
import { createPart } from '../draft/createPart';
import { type AddedPart, findPart, moveUnsavedPart, type PartList } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle, useTypeName } from '../programs/usePartTitle';
import { useSentence } from '../programs/useSentence';
import { PartCard } from './PartCard';
import { PartIcon } from './PartIcon';
import { RemovePart } from './RemovePart';
import { useOpenPart } from './useOpenPart';

/** Card of the tasks or rewards of a program. Added parts come last; saved and added ones are reordered separately. */
export function PartsCard({ list }: { list: PartList }) {
  const translate = useTranslate();
  const { saved, editor, orders } = useProgramEditor();
  const [, setOpen] = useOpenPart();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const typeName = useTypeName();
  const removeAdded = useRemoveAdded();
  const region = useRef<HTMLDivElement>(null);
  useFocusRestore(region);
  const order = orders[list];
  const ids = order.ids.filter((id) => findPart(saved, list, id));
  const added = editor.unsaved.filter((part) => part.list === list);
  const getPartTitle = usePartTitle();
  const getTitle = (id: string) => {
    const part = findPart(editor.draftProgram, list, id);
    return part ? getPartTitle(list, part) : id;
  };
  const messages = useSortableMessages(getTitle, ids.length);
  const addedMessages = useSortableMessages(getTitle, added.length);
  const moveAdded = (id: string, to: number) => editor.change((now) => moveUnsavedPart(now, saved, list, id, to));

  const add = (type: string) => {
    const part = createPart(list, type, createRandomId(), typeName(list, type));
    // Closing the dialog restores the focus to the button, so it must happen before the new form takes the focus.
    flushSync(() => setAdding(false));
    if (!part) return;
    editor.add(part);
    setOpen(part.part._id);
  };
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <Card title={translate(`loyaltyEditor.${list}.title`)}>
        <p className={textStyles.second}>{translate(`loyaltyEditor.${list}.text`)}</p>
        {ids.length + added.length === 0 && <p className={styles.empty}>{translate(`loyaltyEditor.${list}.empty`)}</p>}
        {ids.length > 0 && (
          <SortableList ids={ids} onMove={order.move} messages={messages}>
            {(id, handle) => {
              const part = findPart(editor.draftProgram, list, id);
              const move = { index: ids.indexOf(id), count: ids.length, to: (index: number) => order.move(id, index) };
              return (
                part && <PartCard {...{ list, part, handle, move }} isNew={false} onRemove={() => setRemoving(id)} />
              );
            }}
          </SortableList>
        )}
        <div role="status" className={styles.order}>
          {order.status && <span>{translate(`loyaltyEditor.order.status.${order.status}`)}</span>}
          {order.retry && (
            <Button size="small" onClick={order.retry}>
              {translate('ui.retry')}
            </Button>
          )}
        </div>
        {added.length > 0 && (
          <SortableList ids={added.map(({ part }) => part._id)} onMove={moveAdded} messages={addedMessages}>
            {(id, handle) => {
              const index = added.findIndex(({ part }) => part._id === id);
              const addedPart = added[index];
              const move = { index, count: added.length, to: (to: number) => moveAdded(id, to) };
              return (
                addedPart && (
                  <PartCard
                    {...{ list, handle, move }}
                    part={addedPart.part}
                    isNew
                    onRemove={() => removeAdded(addedPart)}
                  />
                )
              );
            }}
          </SortableList>
        )}
        <div>
          <Button kind="dashed" icon="plus" onClick={() => setAdding(true)}>
            {translate(`loyaltyEditor.${list}.add`)}
          </Button>
        </div>
      </Card>
      {isAdding && <AddPart list={list} onChoose={add} onCancel={() => setAdding(false)} />}
      {removing !== null && <RemovePart list={list} id={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}

/** Returns a function that removes an unsaved part and offers to undo that. */
function useRemoveAdded(): (added: AddedPart) => void {
  const translate = useTranslate();
  const notify = useEditNotification();
  const getPartTitle = usePartTitle();
  const { editor } = useProgramEditor();
  return (added) => {
    const { list, part } = added;
    editor.discard({ of: list, id: part._id });
    const text = translate('loyaltyEditor.part.removed', { title: getPartTitle(list, part) });
    notify(text, () => editor.add(added), part._id);
  };
}

interface AddPartProps {
  list: PartList;
  onChoose: (type: string) => void;
  onCancel: () => void;
}

const typesByList = {
  tasks: Object.entries(allTaskTypes).map(([type, { fields, points, sentence }]) => ({
    type,
    sampleSentence: sentence(points, getDefaultConfig(fields)),
  })),
  rewards: Object.entries(allRewardTypes).map(([type, { fields, pointsCost, sentence }]) => ({
    type,
    sampleSentence: sentence(pointsCost, getDefaultConfig(fields)),
  })),
};

/** Dialog to choose the type of a new task or reward. Each type shows what a new one does. */
function AddPart({ list, onChoose, onCancel }: AddPartProps) {
  const translate = useTranslate();
  const typeName = useTypeName();
  const formatSentence = useSentence();
  return (
    <ChooseDialog
      title={translate(`loyaltyEditor.${list}.choose`)}
      choices={typesByList[list].map(({ type, sampleSentence }) => ({
        key: type,
        label: typeName(list, type),
        icon: <PartIcon type={type} />,
        text: formatSentence(sampleSentence),
      }))}
      onChoose={onChoose}
      onCancel={onCancel}
    />
  );
}
