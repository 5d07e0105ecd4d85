import { Section } from '#ui/layout.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import type { CrewMemberAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

/** The crew that guests may meet aboard, each with their license; initials for a member without a portrait. */
export function Crew({ crew }: { crew: readonly CrewMemberAnswer[] }) {
  if (crew.length === 0) return null;
  return (
    <Section tone="foam" aria-labelledby="crew">
      <h2 id="crew">{words.ourCrew}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-3 lg:mt-12 lg:gap-x-8 lg:gap-y-14">
        {crew.map(({ id, name, role, license, picture, initials }) => (
          <li key={id}>
            {picture ? (
              <ShownPicture picture={picture} ratio="4 / 5" sizes="(min-width: 64rem) 26rem, 50vw" />
            ) : (
              <p aria-hidden="true" className="display grid aspect-[4/5] place-items-center bg-sand text-4xl">
                {initials}
              </p>
            )}
            <h3 className="mt-4 text-lg">{name}</h3>
            <p className="text-muted">{role}</p>
            {license && <p className="mt-1 text-sm text-muted">{license}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
