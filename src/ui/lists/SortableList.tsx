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
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { styleNonce } from '../styleNonce';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './SortableList.module.css';

/** Screen reader announcements while dragging. Positions are 1-based. */
export interface SortableMessages {
  /** Keyboard instructions. */
  howTo: string;
  /** Accessible name of the drag handle. */
  handle: (id: string) => string;
  lifted: (id: string, position: number) => string;
  over: (id: string, position: number) => string;
  dropped: (id: string, position: number) => string;
  back: (id: string, position: number) => string;
}

interface SortableListProps {
  /** Item ids in display order. */
  ids: readonly string[];
  /** Called with the new 0-based index of a moved item. */
  onMove: (id: string, to: number) => void;
  messages: SortableMessages;
  /** Renders an item including its drag handle. */
  children: (id: string, handle: ReactNode) => ReactNode;
}

/** List that is reordered by drag and drop with mouse, touch, or keyboard. */
export function SortableList({ ids, onMove, messages, children }: SortableListProps) {
  const list = useId();
  const start = ({ draggableId, source }: DragStart) => messages.lifted(draggableId, source.index + 1);
  const update = ({ draggableId, source, destination }: DragUpdate) =>
    messages.over(draggableId, (destination ?? source).index + 1);
  const end = ({ draggableId, source, destination, reason }: DropResult) => {
    const to = reason === 'CANCEL' || !destination ? source.index : destination.index;
    return to === source.index ? messages.back(draggableId, to + 1) : messages.dropped(draggableId, to + 1);
  };
  return (
    <DragDropContext
      nonce={styleNonce()}
      dragHandleUsageInstructions={messages.howTo}
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
            {ids.map((id, position) => (
              <Draggable key={id} draggableId={id} index={position}>
                {({ innerRef, draggableProps, dragHandleProps }, { isDragging, isDropAnimating }) => (
                  <li
                    ref={innerRef}
                    {...draggableProps}
                    className={classes(styles.entry, isDragging && !isDropAnimating && styles.lifted)}
                  >
                    {children(id, <Handle label={messages.handle(id)} props={dragHandleProps} />)}
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
