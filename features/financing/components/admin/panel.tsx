import { type ReactNode, type Ref, useId } from 'react';

/** A section of an application's page. */
export function Panel({
  title,
  heading,
  actions,
  children,
}: {
  title: string;
  /** Ref to the heading, which takes the focus when a button of the section disappears. */
  heading?: Ref<HTMLHeadingElement>;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-page p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} id={id} tabIndex={heading ? -1 : undefined} className="staff-subtitle">
          {title}
        </h3>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** A list of facts, each under its name. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 [grid-template-columns:repeat(auto-fill,minmax(min(11rem,100%),1fr))]">
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
