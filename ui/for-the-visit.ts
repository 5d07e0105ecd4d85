import { forgetKeptPageInTime } from '#core/kept-page.ts';
import { stayInPlaceOnPages } from './stay-in-place.ts';
import { stayWhileOffline } from './stay-while-offline.ts';
import { workWhileTranslated } from './work-while-translated.ts';

/** Prepares the page for what may happen to it during the visit. Call once. */
export function prepareForVisit(): void {
  workWhileTranslated();
  stayInPlaceOnPages();
  stayWhileOffline();
  void forgetKeptPageInTime();
}
