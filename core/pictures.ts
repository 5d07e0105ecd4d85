/** A picture in the form that a page shows. */
export type ShownPicture = {
  /** Without the width: a full address, or one on our server, to which `pictureAddress` adds the width. */
  readonly src: string;
  /** The file's size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny data URI to show until the picture arrives; null if there is none. */
  readonly placeholder: string | null;
};

/** The path of our own pictures, those that are not full addresses. */
export const PICTURES_PATH = '/api/yacht-images/';

/** True for a reference that is itself a full address, to be used unchanged; false for "https://" alone. */
export function isFullAddress(reference: string): boolean {
  return /^https?:\/\//i.test(reference) && URL.canParse(reference);
}

/** The address of a picture without a width. The parts of a path are escaped, its slashes are not. */
export function addressOf(reference: string): string {
  if (isFullAddress(reference)) return reference;
  return PICTURES_PATH + reference.split('/').map(encodeURIComponent).join('/');
}

/** A picture's address for a width in pixels. A full address stays unchanged, because it has no widths. */
export function pictureAddress(src: string, width: number): string {
  if (!src.startsWith(PICTURES_PATH)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}
