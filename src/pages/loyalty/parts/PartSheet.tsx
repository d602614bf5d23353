import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { randomId } from '../../../lib/randomId';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/Sheet';
import { SortableList } from '../../../ui/SortableList';
import { useKeepFocus } from '../../../ui/useKeepFocus';
import { newPart } from '../draft/newPart';
import { type PartList, partOf, stillAdded } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { useTypeName } from '../words/usePartTitle';
import { AddPart } from './AddPart';
import { PartCard } from './PartCard';
import styles from './parts.module.css';
import { RemovePart } from './RemovePart';
import { useOpenPart } from './useOpenPart';
import { useRemoveAdded } from './useRemoveAdded';
import { useSortWords } from './useSortWords';

/** One ordered list of a programme: what is saved can be moved, what is new stands after it. */
export function PartSheet({ list }: { list: PartList }) {
  const translate = useTranslate();
  const { saved, desk, orders } = useProgramEditor();
  const [, setOpen] = useOpenPart();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const typeName = useTypeName();
  const removeAdded = useRemoveAdded();
  const region = useRef<HTMLDivElement>(null);
  useKeepFocus(region);
  const order = orders[list];
  const ids = order.ids.filter((id) => partOf(saved, list, id));
  const added = stillAdded(saved, desk.draft).filter((one) => one.list === list);
  const words = useSortWords(list, ids.length);

  const add = (type: string) => {
    const part = newPart(list, type, randomId(), typeName(list, type));
    // First the focus goes back to the button, then on to the new form.
    flushSync(() => setAdding(false));
    if (!part) return;
    desk.add(part);
    setOpen(part.part._id);
  };
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <Sheet title={translate(`loyaltyEditor.${list}.title`)}>
        <p className={styles.quiet}>{translate(`loyaltyEditor.${list}.text`)}</p>
        {ids.length + added.length === 0 && <p className={styles.empty}>{translate(`loyaltyEditor.${list}.empty`)}</p>}
        {ids.length > 0 && (
          <SortableList ids={ids} onMove={order.move} words={words}>
            {(id, handle) => {
              const part = partOf(desk.whole, list, id);
              const move = { place: ids.indexOf(id), count: ids.length, to: (place: number) => order.move(id, place) };
              return part && <PartCard {...{ list, part, handle, move }} onRemove={() => setRemoving(id)} />;
            }}
          </SortableList>
        )}
        {added.length > 0 && (
          <ul className={styles.added}>
            {added.map((one) => (
              <li key={one.part._id}>
                <PartCard {...{ list, part: one.part }} handle={null} move={null} onRemove={() => removeAdded(one)} />
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button kind="dashed" icon="plus" onClick={() => setAdding(true)}>
            {translate(`loyaltyEditor.${list}.add`)}
          </Button>
        </div>
      </Sheet>
      {isAdding && <AddPart list={list} onChoose={add} onCancel={() => setAdding(false)} />}
      {removing !== null && <RemovePart list={list} id={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}
