import { inMetres, withThousands } from '#words/amounts.ts';
import type { YachtAnswer } from '../schema/index.ts';
import { words as ofFleet } from '../words/index.ts';
import { words } from './words/index.ts';

type Deck = YachtAnswer['decks'][number];
type Room = Deck['rooms'][number];

/** Rounds to half a foot: a plan is not more precise than that. */
const toHalf = (feet: number) => Math.round(feet * 2) / 2;

function sizeText({ length, width }: Room): string {
  const sides = [toHalf(length), toHalf(width)];
  return ofFleet.feetAndMetres(sides.map(withThousands).join(' × '), sides.map(inMetres).join(' × '));
}

function nameOf({ kind, side }: Room): string {
  return side ? words.onSide(words.rooms[kind], words.sides[side]) : words.rooms[kind];
}

/** The drawing of one deck from above. Its rooms have the numbers of the list beside it, which screen readers read instead. */
function DeckDrawing({ deck, yacht }: { deck: Deck; yacht: YachtAnswer }) {
  const [length, beam] = [yacht.lengthFt ?? 0, yacht.beam ?? 0];
  const margin = length / 100;
  const title = `deck-${deck.id}-plan`;
  return (
    <svg
      role="img"
      aria-labelledby={title}
      viewBox={[-margin, -beam / 2 - margin, length + 2 * margin, beam + 2 * margin].join(' ')}
      className="deck-plan"
      fontSize={length * 0.026}
    >
      <title id={title}>{words.planOf(words.decks[deck.id], yacht.name)}</title>
      <path d={deck.outline} />
      {deck.rooms.map(({ x, y, length: long, width }, place) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={long} height={width} />
          <text x={x + long / 2} y={y + width / 2}>
            {place + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A yacht's decks as drawings and lists of rooms (product 2.14); nothing if its data allows no plan. */
export function DeckPlans({ yacht }: { yacht: YachtAnswer }) {
  if (yacht.decks.length === 0) return null;
  return (
    <section aria-labelledby="deck-plans" className="screen-only mt-section">
      <h2 id="deck-plans">{words.deckPlans}</h2>
      <p className="mt-5 max-w-text text-muted">{words.deckPlansNote}</p>
      {yacht.decks.toReversed().map((deck) => (
        <div key={deck.id} className="deck">
          <h3 id={`deck-${deck.id}`}>{words.decks[deck.id]}</h3>
          <DeckDrawing deck={deck} yacht={yacht} />
          <ol aria-labelledby={`deck-${deck.id}`}>
            {deck.rooms.map((room, place) => (
              <li key={`${room.x} ${room.y}`}>
                <span aria-hidden="true" className="tabular text-muted">
                  {place + 1}
                </span>
                <span>{nameOf(room)}</span>
                <span className="tabular text-right text-muted">{sizeText(room)}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
