import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';

type PageHeadingProps = { readonly title: string; readonly children: string };

/** A page's heading, a sentence, and the two ways on that every visitor has. */
export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <main>
      <Container className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>{title}</h1>
        <p className="mt-5 max-w-text text-lg text-muted">{children}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/book-charter">Book your charter</ButtonLink>
          <ButtonLink to="/yachts" variant="secondary">
            See our yachts
          </ButtonLink>
        </div>
      </Container>
    </main>
  );
}
