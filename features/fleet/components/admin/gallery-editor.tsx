import {
  type Announcements,
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
import { useId, useRef, useState } from 'react';
import { addressOf, pictureAddress } from '#core/pictures.ts';
import { ArrowLeftIcon, GripIcon, TrashIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { isSamePicture, PictureChoice } from './picture-choice.tsx';
import { useUploads } from './use-uploads.ts';
import { words } from './words/index.ts';

interface GalleryEditorProps {
  label: string;
  /** References or addresses of the pictures, the primary one first, joined by a pipe. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const PREVIEW_WIDTH = 320;

function previewOf(reference: string): string {
  return pictureAddress(reference.startsWith('/') ? reference : addressOf(reference), PREVIEW_WIDTH);
}

/** Edits a yacht's pictures: upload with progress, order by dragging or by keys. The first picture is the primary one. */
export function GalleryEditor({ label, value, error, onChange }: GalleryEditorProps) {
  const id = useId();
  const pictures = value.split('|').filter(Boolean);
  const [frame, setFrame] = useState<HTMLFieldSetElement | null>(null);
  const latest = useRef(pictures);
  latest.current = pictures;
  const change = (next: readonly string[]) => {
    latest.current = [...next];
    onChange(next.join('|'));
  };
  const { sending, send, leaveOut } = useUploads((address) => {
    if (!latest.current.includes(address)) change([...latest.current, address]);
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    change(arrayMove(pictures, pictures.indexOf(String(active.id)), pictures.indexOf(String(over.id))));
  };
  return (
    <fieldset ref={setFrame} className="gallery" aria-describedby={`${id}-hint`}>
      <legend className="label">{label}</legend>
      <p id={`${id}-hint`} className="hint">
        {words.galleryHint}
      </p>
      {error && <p className="field-error">{error}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          // Announce inside the dialog: screen readers ignore everything outside it while it is open.
          ...(frame ? { container: frame } : {}),
          announcements: announcementsFor(pictures),
          screenReaderInstructions: {
            draggable: words.howToMove,
          },
        }}
      >
        <SortableContext items={pictures} strategy={rectSortingStrategy}>
          <ul className="gallery-pictures">
            {pictures.map((reference, index) => (
              <Picture
                key={reference}
                reference={reference}
                index={index}
                count={pictures.length}
                onMove={(to) => change(arrayMove(pictures, index, to))}
                onRemove={() => change(pictures.filter((one) => one !== reference))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {sending.length > 0 && (
        <ul className="grid gap-2" aria-label={words.uploads}>
          {sending.map(({ id: sendingId, name, share, problem }) => (
            <li key={sendingId} className="gallery-upload">
              <span className="truncate">{name}</span>
              {problem ? (
                <span role="alert" className="text-urgent-strong">
                  {problem}
                </span>
              ) : (
                <progress max={1} value={share} aria-label={words.uploadingNamed(name)} />
              )}
              <Button variant="quiet" size="small" onClick={() => leaveOut(sendingId)}>
                {problem ? words.dismiss : words.cancel}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PictureChoice
        label={words.choosePictures}
        chosen={pictures}
        onChoose={(name) => {
          const others = pictures.filter((reference) => !isSamePicture(reference, name));
          change(others.length < pictures.length ? others : [...pictures, name]);
        }}
      >
        <label className="button button-secondary button-small">
          {words.uploadPictures}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              send(files);
            }}
          />
        </label>
      </PictureChoice>
    </fieldset>
  );
}

/** What screen readers say while a picture is moved: its position, not its address. */
function announcementsFor(pictures: readonly string[]): Announcements {
  const place = (id: string | number) => pictures.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => words.pickedUp(place(active.id), pictures.length),
    onDragOver: ({ over }) => (over ? words.nowAt(place(over.id), pictures.length) : undefined),
    onDragEnd: ({ over }) => (over ? words.putDown(place(over.id)) : words.putBack),
    onDragCancel: () => words.putBack,
  };
}

function Picture({
  reference,
  index,
  count,
  onMove,
  onRemove,
}: {
  reference: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: reference });
  const number = index + 1;
  return (
    <li
      ref={setNodeRef}
      className="gallery-picture"
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <img
        src={previewOf(reference)}
        alt={words.pictureNumber(number)}
        width={160}
        height={100}
        loading="lazy"
      />
      {index === 0 && <span className="badge gallery-primary">{words.primary}</span>}
      <div className="gallery-actions">
        <button
          type="button"
          className="gallery-button"
          {...attributes}
          {...listeners}
          aria-label={words.drag(number)}
        >
          <GripIcon size={16} />
        </button>
        <button
          type="button"
          className="gallery-button"
          aria-label={words.forward(number)}
          // Not `disabled`: the picture that a press moved to the first place keeps the focus on this button.
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1)}
        >
          <ArrowLeftIcon size={16} />
        </button>
        <button
          type="button"
          className="gallery-button"
          aria-label={words.back(number)}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && onMove(index + 1)}
        >
          <ArrowIcon size={16} />
        </button>
        <button
          type="button"
          className="gallery-button"
          aria-label={words.removeNumber(number)}
          onClick={onRemove}
        >
          <TrashIcon size={16} />
        </button>
      </div>
    </li>
  );
}
