import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { PICTURES_PATH, pictureAddress } from '#core/pictures.ts';
import { hasAllTyped } from '#core/search-terms.ts';
import { ReadFailure } from '#ui/admin/states.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PictureChoiceAnswer } from '../../schema/index.ts';
import { picturesQuery } from './calls.ts';
import { words } from './words/index.ts';

const PREVIEW_WIDTH = 320;
const AT_ONCE = 24;

interface PictureChoiceProps {
  /** The text of the button that opens the choice. */
  label: string;
  /** The pictures chosen already, as names or as addresses of this site. */
  chosen: readonly string[];
  onChoose: (name: string) => void;
  /** Buttons to show before this one. */
  children?: ReactNode;
}

const wordsOf = ({ alt, isUploaded, width, height, name }: PictureChoiceAnswer) =>
  isUploaded ? words.uploadedPicture(width, height) : alt || name;

/** Whether a reference, a name or an address, means the picture of that name. */
export function isSamePicture(reference: string, name: string): boolean {
  return reference === name || reference === PICTURES_PATH + name;
}

/** Buttons for a picture, one of which opens the list of pictures: staff search it by text and choose by pressing. */
export function PictureChoice({ label, chosen, onChoose, children }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {children}
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      {isOpen && (
        <div id={panelId}>
          <Choices chosen={chosen} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

function Choices({ chosen, onChoose }: Pick<PictureChoiceProps, 'chosen' | 'onChoose'>) {
  const pictures = useQuery(picturesQuery());
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const isAskedFor = hasAllTyped(typed);
  const found = (pictures.data ?? []).filter((picture) =>
    isAskedFor(`${wordsOf(picture)} ${picture.name.replaceAll('-', ' ')}`),
  );
  if (pictures.isError) {
    return <ReadFailure sentence={words.picturesNotRead} onRetry={() => void pictures.refetch()} />;
  }
  return (
    <div className="picture-choice">
      <Field label={words.searchPictures} hint={words.searchPicturesHint}>
        <Input
          type="search"
          className="staff-control"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMost(AT_ONCE);
          }}
          // Enter would submit the form that this field is in.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {pictures.data === undefined ? (
        <Skeleton className="h-40" />
      ) : (
        <>
          <p role="status" className="hint">
            {words.pictures(found.length)}
          </p>
          <ul className="picture-choices">
            {found.slice(0, most).map((picture) => (
              <li key={picture.name}>
                <button
                  type="button"
                  aria-pressed={chosen.some((reference) => isSamePicture(reference, picture.name))}
                  title={wordsOf(picture)}
                  onClick={() => onChoose(picture.name)}
                >
                  <img
                    src={pictureAddress(picture.src, PREVIEW_WIDTH)}
                    alt={wordsOf(picture)}
                    width={picture.width}
                    height={picture.height}
                    loading="lazy"
                    decoding="async"
                  />
                </button>
              </li>
            ))}
          </ul>
          {found.length > most && (
            <Button variant="quiet" size="small" onClick={() => setMost(most + AT_ONCE)}>
              {words.morePictures}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
