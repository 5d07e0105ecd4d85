import type { PictureControls } from '#ui/admin/field-rows.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import { PictureField } from './picture-field.tsx';

/** The controls that a staff form uses for pictures. */
export const pictureControls: PictureControls = { picture: PictureField, pictures: GalleryEditor };
