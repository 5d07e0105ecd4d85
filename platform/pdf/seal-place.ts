import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import {
  ANNOTATION_FLAGS,
  DEFAULT_BYTE_RANGE_PLACEHOLDER,
  SIG_FLAGS,
  SUBFILTER_ADOBE_PKCS7_DETACHED,
} from '@signpdf/utils';

/** The details that a PDF reader shows with a seal. */
export type SealWords = {
  readonly at: Date;
  readonly reason: string;
  readonly name: string;
  readonly location: string;
};

/**
 * A PDF with an empty place for a seal, in a form field of its own on the last page, which is ours. The pages and the form of
 * the document's author stay as they are.
 *
 * @param mostBytes how many bytes the seal may take
 */
export async function withPlaceForSeal(
  bytes: Uint8Array,
  { at, reason, name, location }: SealWords,
  mostBytes: number,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = document;
  const later = DEFAULT_BYTE_RANGE_PLACEHOLDER;
  const seal = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: SUBFILTER_ADOBE_PKCS7_DETACHED,
      // ByteRange must come before Contents, because the place for the seal is searched for after it.
      ByteRange: [0, later, later, later],
      Contents: PDFHexString.of('00'.repeat(mostBytes)),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(at),
      Name: PDFHexString.fromText(name),
      Location: PDFHexString.fromText(location),
    }),
  );
  const page = document.getPage(document.getPageCount() - 1);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: seal,
      T: PDFString.of('Seal'),
      F: ANNOTATION_FLAGS.PRINT,
      P: page.ref,
    }),
  );
  page.node.addAnnot(field);
  const form = catalog.getOrCreateAcroForm();
  form.addField(field);
  form.dict.set(PDFName.of('SigFlags'), PDFNumber.of(SIG_FLAGS.SIGNATURES_EXIST | SIG_FLAGS.APPEND_ONLY));
  return document.save({ useObjectStreams: false });
}
