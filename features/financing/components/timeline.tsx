import { TIMELINE_STAGES, timelineStage } from '../domain/status.ts';

/** How far an application has come, over seven stages. */
export function Timeline({ status }: { status: string }) {
  const stage = timelineStage(status);
  const reached = TIMELINE_STAGES.indexOf(stage);
  return (
    <section aria-labelledby="financing-timeline">
      <h2 id="financing-timeline" className="text-xl">
        Application Timeline
      </h2>
      <progress
        className="step-progress mt-6"
        max={TIMELINE_STAGES.length}
        value={reached + 1}
        aria-label={`Stage ${reached + 1} of ${TIMELINE_STAGES.length}: ${stage}`}
      />
      <ol className="timeline mt-4">
        {TIMELINE_STAGES.map((name, place) => (
          <li
            key={name}
            aria-current={place === reached ? 'step' : undefined}
            data-past={place < reached || undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    </section>
  );
}
