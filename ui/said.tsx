import { Container } from './layout.tsx';

/** A page with no more than a heading and a sentence: it is loading, has failed, or is not there. */
export function Said({ title, text, role }: { title: string; text: string; role?: 'alert' | 'status' }) {
  return (
    <Container width="narrow" className="flex min-h-[60svh] flex-col justify-center py-section">
      <h1>{title}</h1>
      <p role={role} className="mt-5 max-w-text text-lg text-muted">
        {text}
      </p>
    </Container>
  );
}
