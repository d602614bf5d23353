import { type ReactNode, useId } from 'react';
import {
  DragDropContext,
  Draggable,
  type DraggableProvidedDragHandleProps,
  type DragStart,
  type DragUpdate,
  Droppable,
  type DropResult,
} from 'react-beautiful-dnd';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './SortableList.module.css';
import { styleNonce } from './styleNonce';
import { VisuallyHidden } from './VisuallyHidden';

/** What is read aloud while something is moved; places count from 1. */
export interface SortableWords {
  /** How it is done by keyboard. */
  howTo: string;
  /** Name of the handle. */
  handle: (id: string) => string;
  lifted: (id: string, place: number) => string;
  over: (id: string, place: number) => string;
  dropped: (id: string, place: number) => string;
  back: (id: string, place: number) => string;
}

interface SortableListProps {
  /** In the order in which they are shown. */
  ids: readonly string[];
  /** Something was put at another place, from 0. */
  onMove: (id: string, to: number) => void;
  words: SortableWords;
  /** One entry; the handle by which it is moved stands somewhere in it. */
  children: (id: string, handle: ReactNode) => ReactNode;
}

/** A list whose entries are put in order by dragging them: with a mouse, a finger or the keys. */
export function SortableList({ ids, onMove, words, children }: SortableListProps) {
  const list = useId();
  const start = ({ draggableId, source }: DragStart) => words.lifted(draggableId, source.index + 1);
  const update = ({ draggableId, source, destination }: DragUpdate) =>
    words.over(draggableId, (destination ?? source).index + 1);
  const end = ({ draggableId, source, destination, reason }: DropResult) => {
    const to = reason === 'CANCEL' || !destination ? source.index : destination.index;
    return to === source.index ? words.back(draggableId, to + 1) : words.dropped(draggableId, to + 1);
  };
  return (
    <DragDropContext
      nonce={styleNonce()}
      dragHandleUsageInstructions={words.howTo}
      onDragStart={(drag, { announce }) => announce(start(drag))}
      onDragUpdate={(drag, { announce }) => announce(update(drag))}
      onDragEnd={(drop, { announce }) => {
        announce(end(drop));
        const { draggableId, source, destination, reason } = drop;
        if (reason === 'DROP' && destination && destination.index !== source.index) {
          onMove(draggableId, destination.index);
        }
      }}
    >
      <Droppable droppableId={list}>
        {(droppable) => (
          <ul ref={droppable.innerRef} {...droppable.droppableProps} className={styles.list}>
            {ids.map((id, place) => (
              <Draggable key={id} draggableId={id} index={place}>
                {({ innerRef, draggableProps, dragHandleProps }, { isDragging, isDropAnimating }) => (
                  <li
                    ref={innerRef}
                    {...draggableProps}
                    className={classes(styles.entry, isDragging && !isDropAnimating && styles.lifted)}
                  >
                    {children(id, <Handle label={words.handle(id)} props={dragHandleProps} />)}
                  </li>
                )}
              </Draggable>
            ))}
            {droppable.placeholder}
          </ul>
        )}
      </Droppable>
    </DragDropContext>
  );
}

function Handle({ label, props }: { label: string; props: DraggableProvidedDragHandleProps | null }) {
  return (
    <span {...props} title={label} className={styles.handle}>
      <Icon name="grip" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
