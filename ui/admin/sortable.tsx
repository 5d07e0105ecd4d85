import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useId } from 'react';
import { ArrowIcon } from '#ui/icons.tsx';
import { ArrowLeftIcon, GripIcon } from './icons.tsx';
import { rowProps } from './row-keys.ts';
import { words } from './words/index.ts';

interface SortableCardsProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /**
   * Called with the ids in their new order, and the id that was moved. Absent if only a part of the list is shown: then cards
   * cannot be moved.
   */
  onArrange?: ((ids: readonly string[], moved: string) => void) | undefined;
  /** The class of a card; the list's class is its plural. */
  look?: 'staff-card' | 'gallery-picture';
  /** Where moves are announced: in a dialog, since screen readers ignore everything outside it while it is open. */
  container?: HTMLElement | null;
  /** The content of a card; `handles` are the controls that move it. */
  children: (item: Item, handles: ReactNode) => ReactNode;
}

/** Cards that can be put into another order: by dragging, by keys on the drag handle, or by the two arrow buttons. */
export function SortableCards<Item>({
  label,
  items,
  idOf,
  nameOf,
  onArrange,
  look = 'staff-card',
  container,
  children,
}: SortableCardsProps<Item>) {
  const id = useId();
  const ids = items.map(idOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const moved = String(active.id);
    onArrange?.(arrayMove(ids, ids.indexOf(moved), ids.indexOf(String(over.id))), moved);
  };
  const told = (active: string | number, over: string | number | undefined) => {
    const item = items.find((one) => idOf(one) === active);
    const place = over === undefined ? 0 : ids.indexOf(String(over)) + 1;
    return item && place > 0 ? words.nowAt(nameOf(item), place, ids.length) : undefined;
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        ...(container ? { container } : {}),
        announcements: {
          onDragStart: ({ active }) => told(active.id, active.id),
          onDragOver: ({ active, over }) => told(active.id, over?.id),
          onDragEnd: ({ active, over }) => told(active.id, over?.id),
          onDragCancel: ({ active }) => told(active.id, active.id),
        },
        screenReaderInstructions: {
          draggable: words.howToMove,
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={`${look}s`} aria-label={label}>
          {items.map((item, index) => (
            <SortableCard
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              look={look}
              index={index}
              count={items.length}
              onMove={onArrange && ((to) => onArrange(arrayMove(ids, index, to), idOf(item)))}
            >
              {(handles) => children(item, handles)}
            </SortableCard>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableCard({
  id,
  name,
  look,
  index,
  count,
  onMove,
  children,
}: {
  id: string;
  name: string;
  look: string;
  index: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
  children: (handles: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id, disabled: !onMove });
  return (
    <li
      ref={setNodeRef}
      className={look}
      {...rowProps(id)}
      tabIndex={-1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        onMove && (
          <>
            <button
              type="button"
              className="staff-icon-button"
              {...attributes}
              {...listeners}
              aria-label={words.dragOf(name)}
              title={words.drag}
            >
              <GripIcon size={18} />
            </button>
            <button
              type="button"
              className="staff-icon-button"
              aria-label={words.forwardOf(name)}
              title={words.forward}
              // Not `disabled`: the card that a press moved to the first place keeps the focus on this button.
              aria-disabled={index === 0}
              onClick={() => index > 0 && onMove(index - 1)}
            >
              <ArrowLeftIcon size={18} />
            </button>
            <button
              type="button"
              className="staff-icon-button"
              aria-label={words.backOf(name)}
              title={words.back}
              aria-disabled={index === count - 1}
              onClick={() => index < count - 1 && onMove(index + 1)}
            >
              <ArrowIcon size={18} />
            </button>
          </>
        ),
      )}
    </li>
  );
}
