import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { brand, type ContactSettings, telephoneLink } from '#core/brand.ts';
import { FIRST_LANGUAGE, languageOr } from '#core/language.ts';

/** A picture in a mail: its full address, its alternative text, and its height divided by its width. */
export type MailPicture = { readonly src: string; readonly alt: string; readonly ratio: number };

/** The width of the sheet, in a mail program's pixels. */
const SHEET_WIDTH = 600;
/** The width between the sheet's margins. */
const INNER_WIDTH = 512;

/** The business's contact data, as staff have set it. */
export type MailContact = Pick<ContactSettings, 'phone' | 'email' | 'address'>;

const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = '"Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", Arial, sans-serif';

// The site's color tokens (ui/styles/tokens.css) as plain values, because mail programs do not support custom properties.
export const light = {
  ground: '#f3f7f7',
  sheet: '#ffffff',
  ink: '#0b1b2b',
  muted: '#4b5a68',
  accent: '#0b7476',
  line: '#dbe2e6',
  brass: '#b98b46',
  button: '#0d3b4f',
};
const dark = {
  ground: '#0b1b2b',
  sheet: '#10263a',
  ink: '#f3f7f7',
  muted: '#c3d0d8',
  accent: '#6fcfd0',
  line: '#2f4657',
};

// All programs read inline styles; those with a dark mode also read these.
const darkMode = `
@media (prefers-color-scheme: dark) {
  .mail-ground, .mail-ground > table > tbody > tr > td { background-color: ${dark.ground} !important; }
  .mail-sheet { background-color: ${dark.sheet} !important; border-color: ${dark.line} !important; }
  .mail-ink { color: ${dark.ink} !important; }
  .mail-muted { color: ${dark.muted} !important; }
  .mail-accent { color: ${dark.accent} !important; }
  .mail-button { background-color: ${dark.accent} !important; color: ${dark.ground} !important; }
  .mail-line { border-color: ${dark.line} !important; }
}
@media (max-width: 480px) {
  .mail-inner { padding: 28px 22px !important; }
  .mail-title { font-size: 26px !important; }
}`;

/**
 * The layout of every mail: the business's name, a heading, the content, and the contact data.
 *
 * @param preview the text that an inbox shows beside the subject
 */
export function MailLayout({
  preview,
  heading,
  contact,
  picture,
  children,
}: {
  preview: string;
  heading: string;
  contact: MailContact;
  picture?: MailPicture | undefined;
  children: ReactNode;
}) {
  return (
    <Html lang={languageOr(FIRST_LANGUAGE)}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{darkMode}</style>
      </Head>
      <Body
        className="mail-ground"
        style={{ margin: 0, padding: '32px 12px', backgroundColor: light.ground, fontFamily: SANS }}
      >
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: `${SHEET_WIDTH}px` }}>
          <Text
            className="mail-ink"
            style={{
              margin: '0 0 20px',
              color: light.ink,
              fontFamily: SERIF,
              fontSize: '19px',
              letterSpacing: '0.02em',
              textAlign: 'center',
            }}
          >
            {brand.name}
          </Text>
          <Section
            className="mail-sheet"
            style={{
              backgroundColor: light.sheet,
              border: `1px solid ${light.line}`,
              borderRadius: '6px',
              borderCollapse: 'separate',
            }}
          >
            {picture && (
              <Img
                src={picture.src}
                alt={picture.alt}
                width={SHEET_WIDTH}
                height={Math.round(SHEET_WIDTH * picture.ratio)}
                style={{ display: 'block', width: '100%', height: 'auto', borderRadius: '6px 6px 0 0' }}
              />
            )}
            <Inner>
              <div
                data-skip-in-text={true}
                style={{ width: '40px', height: '2px', backgroundColor: light.brass, marginBottom: '22px' }}
              />
              <Heading
                className="mail-ink mail-title"
                style={{
                  margin: '0 0 18px',
                  color: light.ink,
                  fontFamily: SERIF,
                  fontSize: '31px',
                  fontWeight: 400,
                  lineHeight: '1.2',
                }}
              >
                {heading}
              </Heading>
              {children}
            </Inner>
          </Section>
          <Section style={{ padding: '22px 20px 0', textAlign: 'center' }}>
            <Text className="mail-muted" style={{ ...small, margin: '0 0 4px' }}>
              <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>
              {' · '}
              <MailLink href={`mailto:${contact.email}`}>{contact.email}</MailLink>
            </Text>
            <Text className="mail-muted" style={{ ...small, margin: 0 }}>
              {[brand.name, ...contact.address].join(', ')}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** The content between the sheet's margins, in a cell: Outlook for Windows knows no padding elsewhere. */
function Inner({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className="mail-inner" style={{ padding: '40px 44px' }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const small = { color: light.muted, fontSize: '13px', lineHeight: '1.6' };

/** A paragraph. */
export function MailText({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text
      className={quiet ? 'mail-muted' : 'mail-ink'}
      style={{
        margin: '0 0 14px',
        color: quiet ? light.muted : light.ink,
        fontSize: quiet ? '14px' : '16px',
        lineHeight: '1.6',
      }}
    >
      {children}
    </Text>
  );
}

/** A colleague's text with its line breaks; a blank line starts a new paragraph. */
export function MailParagraphs({ children }: { children: string }) {
  return numbered(children.split(/\n{2,}/)).map(({ key, words }) => (
    <MailText key={key}>
      {numbered(words.split('\n')).map((line) => (
        <Fragment key={line.key}>
          {line.key > 0 && <br />}
          {line.words}
        </Fragment>
      ))}
    </MailText>
  ));
}

const numbered = (parts: readonly string[]) => parts.map((words, key) => ({ key, words }));

/** The title of a section. */
export function MailTitle({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="mail-ink"
      style={{
        margin: '26px 0 8px',
        color: light.ink,
        fontFamily: SERIF,
        fontSize: '20px',
        fontWeight: 400,
        lineHeight: '1.3',
      }}
    >
      {children}
    </Heading>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="mail-accent" style={{ color: light.accent, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** The button for the one action that a mail asks for. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '24px 0' }}>
      <Button
        href={href}
        className="mail-button"
        style={{
          padding: '14px 26px',
          borderRadius: '4px',
          backgroundColor: light.button,
          color: light.sheet,
          fontSize: '16px',
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** A picture between paragraphs that is also a link. */
export function MailDrawing({ picture, href }: { picture: MailPicture; href: string }) {
  const { src, alt, ratio } = picture;
  return (
    <Section style={{ margin: '22px 0' }}>
      <Link href={href} className="mail-drawing">
        <Img
          src={src}
          alt={alt}
          width={INNER_WIDTH}
          height={Math.round(INNER_WIDTH * ratio)}
          style={{ display: 'block', width: '100%', height: 'auto', borderRadius: '6px' }}
        />
      </Link>
    </Section>
  );
}

export function MailRule() {
  return <Hr className="mail-line" style={{ margin: '26px 0', borderTop: `1px solid ${light.line}` }} />;
}

/** A person's own text with its line breaks: `pre` keeps them even in programs without styles. */
export function MailQuote({ children }: { children: string }) {
  return (
    <pre
      className="mail-ink mail-line"
      style={{
        margin: '0 0 18px',
        padding: '2px 0 2px 16px',
        borderLeft: `2px solid ${light.line}`,
        color: light.ink,
        fontFamily: SANS,
        fontSize: '15px',
        lineHeight: '1.6',
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-word',
      }}
    >
      {children}
    </pre>
  );
}

/** A person's own text under a title; nothing if it is empty. */
export function MailWords({ title, children }: { title: string; children: string }) {
  if (children === '') return null;
  return (
    <>
      <MailTitle>{title}</MailTitle>
      <MailQuote>{children}</MailQuote>
    </>
  );
}
