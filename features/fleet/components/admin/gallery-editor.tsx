import { useId, useRef, useState } from 'react';
import { addressOf, pictureAddress } from '#core/pictures.ts';
import { TrashIcon } from '#ui/admin/icons.tsx';
import { SortableCards } from '#ui/admin/sortable.tsx';
import { Button } from '#ui/button.tsx';
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
  const numberOf = (reference: string) => pictures.indexOf(reference) + 1;
  return (
    <fieldset ref={setFrame} className="gallery" aria-describedby={`${id}-hint`}>
      <legend className="label">{label}</legend>
      <p id={`${id}-hint`} className="hint">
        {words.galleryHint}
      </p>
      {error && <p className="field-error">{error}</p>}
      <SortableCards
        label={label}
        items={pictures}
        idOf={(reference) => reference}
        nameOf={(reference) => words.pictureNamed(numberOf(reference))}
        onArrange={change}
        look="gallery-picture"
        container={frame}
      >
        {(reference, handles) => (
          <>
            <img
              src={previewOf(reference)}
              alt={words.pictureNumber(numberOf(reference))}
              width={160}
              height={100}
              loading="lazy"
            />
            {reference === pictures[0] && <span className="badge gallery-primary">{words.primary}</span>}
            <div className="gallery-actions">
              {handles}
              <button
                type="button"
                className="staff-icon-button"
                aria-label={words.removeNumber(numberOf(reference))}
                onClick={() => change(pictures.filter((one) => one !== reference))}
              >
                <TrashIcon size={18} />
              </button>
            </div>
          </>
        )}
      </SortableCards>
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
              <Button
                variant="quiet"
                size="small"
                aria-label={`${problem ? words.dismiss : words.cancel}: ${name}`}
                onClick={() => leaveOut(sendingId)}
              >
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
