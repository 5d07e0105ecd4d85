import { ButtonLink } from '#ui/button.tsx';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { YachtPicture } from './yacht-picture.tsx';

/** The end of a yacht's page: a last picture, and links to book or to ask. */
export function YachtCall({
  yacht,
  bookingAddress,
  askingAddress,
}: {
  yacht: YachtAnswer;
  bookingAddress: string | undefined;
  askingAddress: string;
}) {
  const last = yacht.pictures.at(-1);
  return (
    <section aria-labelledby="ready-to-book" className="screen-only bg-sand lg:grid lg:grid-cols-2">
      {last && (
        <YachtPicture
          picture={last}
          brand={yacht.brand}
          alt=""
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="max-h-72 lg:h-full lg:max-h-none"
        />
      )}
      <div className="px-gutter py-section lg:max-w-[40rem] lg:pl-20">
        <h2 id="ready-to-book">{words.readyToBook}</h2>
        <p className="mt-4 max-w-96 text-lg">{words.weSeeTo(yacht.name)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {bookingAddress && <ButtonLink to={bookingAddress}>{words.bookYourCharter}</ButtonLink>}
          <ButtonLink to={askingAddress} variant="secondary">
            {words.contactUs}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
