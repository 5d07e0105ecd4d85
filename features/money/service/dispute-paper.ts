import { brand } from '#core/brand.ts';
import { inLanguage } from '#platform/language.ts';
import type { Block, Sheet } from '#platform/pdf/sheet.ts';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { type EvidencePiece, isThere } from '../domain/index.ts';
import type { DisputeRow } from '../repository/index.ts';
import { picturesOf } from './damage-paper.ts';

type DisputeFacts = {
  readonly dispute: DisputeRow;
  readonly covering: string;
  readonly pieces: readonly EvidencePiece[];
  /** What the damage looks like, if the dispute is about a damage hold. */
  readonly photographs: readonly Uint8Array[];
  readonly madeAt: Date;
};

function blocksOf({ title, rows, paragraphs }: EvidencePiece): Block[] {
  return [
    { kind: 'heading', text: title },
    ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
    ...paragraphs.map((text): Block => ({ kind: 'text', text })),
  ];
}

/** The paper of an answer to a dispute, in English for the bank (product 4.25). */
export const disputeSheet = ({ dispute, covering, pieces, photographs, madeAt }: DisputeFacts): Sheet =>
  inLanguage('en', () => {
    const title = `Answer to dispute ${dispute.id}`;
    return {
      title,
      language: 'en',
      foot: `${brand.name} · ${title}`,
      pageWords: ['Page', 'of'],
      author: brand.name,
      madeAt,
      blocks: [
        { kind: 'title', text: 'Answer to a dispute' },
        {
          kind: 'facts',
          rows: [
            ['From', brand.name],
            ['Dispute', dispute.id],
            ['Amount', formatCents(dispute.cents)],
            ['Reason given', dispute.reason.replaceAll('_', ' ')],
            ['Made', `${instantText(madeAt.toISOString(), 'long')}, Miami time`],
          ],
        },
        ...covering
          .split(/\n{2,}/)
          .filter((text) => text.trim() !== '')
          .map((text): Block => ({ kind: 'text', text })),
        ...pieces
          .filter(isThere)
          .flatMap((piece) => [
            ...blocksOf(piece),
            ...(piece.key === 'damage' ? picturesOf(photographs) : []),
          ]),
      ],
    };
  });
