import { timelineStage } from '../domain/status.ts';
import { STAGE_NAMES, TIMELINE_STAGES } from '../domain/timeline.ts';
import { words } from '../words/index.ts';

/** The progress of an application over seven stages. */
export function Timeline({ status }: { status: string }) {
  const stage = timelineStage(status);
  const reached = TIMELINE_STAGES.indexOf(stage);
  return (
    <section aria-labelledby="financing-timeline">
      <h2 id="financing-timeline" className="text-xl">
        {words.timeline}
      </h2>
      <progress
        className="step-progress mt-6"
        max={TIMELINE_STAGES.length}
        value={reached + 1}
        aria-label={words.stageOf(reached + 1, TIMELINE_STAGES.length, STAGE_NAMES[stage]())}
      />
      <ol className="timeline mt-4">
        {TIMELINE_STAGES.map((name, place) => (
          <li
            key={name}
            aria-current={place === reached ? 'step' : undefined}
            data-past={place < reached || undefined}
          >
            {STAGE_NAMES[name]()}
          </li>
        ))}
      </ol>
    </section>
  );
}
