import type { AdminYachtAnswer } from '../../schema/index.ts';
import { YachtPicture } from '../yacht-picture.tsx';

/**
 * A yacht's first picture, as wide as a card or dialog. Its alternative text is empty because the text beside it names the yacht.
 */
export function CardPicture({ yacht }: { yacht: AdminYachtAnswer }) {
  const [picture] = yacht.pictures;
  if (!picture) return null;
  return (
    <YachtPicture
      picture={picture}
      brand={yacht.brand}
      alt=""
      sizes="(width < 40rem) 100vw, 24rem"
      className="h-full w-full object-cover"
    />
  );
}
