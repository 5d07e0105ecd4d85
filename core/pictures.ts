/** A picture as a page shows it. */
export type ShownPicture = {
  /** Without its width: a full address, or one of ours, to which `pictureAddress` adds the width. */
  readonly src: string;
  /** Its true size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny data URI to stand in until it arrives; null when there is none. */
  readonly placeholder: string | null;
};

/** Where pictures that are not full addresses are read from. */
export const PICTURES_PATH = '/api/yacht-images/';

/** True for a reference that is a picture's own full address, to be used as it is; "https://" alone leads nowhere. */
export function isFullAddress(reference: string): boolean {
  return /^https?:\/\//i.test(reference) && URL.canParse(reference);
}

/** The address of a reference, without a width. Each part of a path is escaped, its slashes are not. */
export function addressOf(reference: string): string {
  if (isFullAddress(reference)) return reference;
  return PICTURES_PATH + reference.split('/').map(encodeURIComponent).join('/');
}

/** A picture's address in a width in pixels. A full address knows no widths. */
export function pictureAddress(src: string, width: number): string {
  if (!src.startsWith(PICTURES_PATH)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}
