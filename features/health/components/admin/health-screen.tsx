import { useQuery } from '@tanstack/react-query';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { sendMailAgain } from '#features/notifications/components/admin/calls.ts';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { saysDone } from '#ui/admin/said.ts';
import { EmptyState, StatCard } from '#ui/admin/states.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useSending } from '#ui/sending.ts';
import { instantText } from '#words/instants.ts';
import type { HealthAnswer } from '../../schema.ts';
import { HEALTH, healthQuery, retryJob } from './calls.ts';
import { words } from './words/index.ts';

const GB = 1024 ** 3;
/** Warn when less than this share of the disk is free. */
const LOW_SHARE = 0.1;
const SOON_MS = 21 * 86_400_000;
/** Mails are tried again for a day: warn long before, because clients wait for them. */
const LATE_MS = 1_800_000;

const size = (bytes: number) =>
  bytes < GB ? `${Math.round(bytes / 1024 ** 2)} MB` : `${(bytes / GB).toFixed(1)} GB`;

const jobName = (job: string) => words.jobs[job] ?? job;

function waited(seconds: number): string {
  if (seconds < 60) return words.seconds(seconds);
  return seconds < 3_600 ? words.minutes(Math.round(seconds / 60)) : words.hours(Math.round(seconds / 3_600));
}

/** The Health screen: what runs, what waits, what has failed and why, with a button to retry. */
export function HealthScreen() {
  const health = useQuery(healthQuery());
  const { data } = health;
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">{words.health}</h2>
        <p role="status" className="staff-summary">
          {data && words.asOf(instantText(data.checkedAt, 'short'))}
        </p>
        <div className="staff-actions">
          <Button size="small" variant="secondary" onClick={() => void health.refetch()}>
            {words.checkNow}
          </Button>
        </div>
      </div>
      <UnlessFailed found={health} failure={words.healthFailed}>
        <Figures health={data} />
        <FailedMails mails={data?.failedMails} />
        <FailedJobs jobs={data?.failedJobs} />
        <Queues queues={data?.queues} />
      </UnlessFailed>
    </main>
  );
}

function Figures({ health }: { health: HealthAnswer | undefined }) {
  const { site, database, disk } = health ?? {};
  const isLow = disk && disk.freeBytes < LOW_SHARE * disk.totalBytes;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <StatCard
        label={words.database}
        value={database && `PostgreSQL ${database.version.split(' ', 1)[0]}`}
        note={
          database && words.connections(size(database.bytes), database.connections, database.mostConnections)
        }
      />
      <StatCard
        label={words.disk}
        value={health && (disk ? words.free(size(disk.freeBytes)) : words.notKnown)}
        note={
          disk &&
          (isLow ? <Badge colour="red">{words.almostFull}</Badge> : words.ofSize(size(disk.totalBytes)))
        }
      />
      <StatCard label={words.backup} {...backupWords(health)} />
      <StatCard label={words.email} {...mailWords(health)} />
      {health?.cards && <StatCard label={words.cards} {...cardWords(health.cards)} />}
      <StatCard label={words.certificate} {...certificateWords(health)} />
      <StatCard
        label={words.site}
        value={site && words.version(site.version)}
        note={site && words.upSince(instantText(site.startedAt, 'short'), size(site.memoryBytes))}
      />
    </div>
  );
}

function backupWords(health: HealthAnswer | undefined) {
  if (!health) return { value: undefined };
  const { backup } = health;
  if (!backup) return { value: words.notSetUp, note: words.noPlace };
  const value = backup.lastSucceededAt ? instantText(backup.lastSucceededAt, 'short') : words.noneYet;
  if (backup.lastFailedAt)
    return { value, note: <Badge colour="red">{backup.reason ?? words.lastFailed}</Badge> };
  return { value, note: backup.isOld ? <Badge colour="orange">{words.tooOld}</Badge> : words.newestWhole };
}

function mailWords(health: HealthAnswer | undefined) {
  if (!health) return { value: undefined };
  const { queued, failed, withheld, oldestQueuedAt: since } = health.mails;
  const value = words.waiting(queued);
  if (!since) return { value, note: words.failedAndWithheld(failed, withheld) };
  const note = words.oldestSince(instantText(since, 'short'));
  const isLate = Date.parse(health.checkedAt) - Date.parse(since) > LATE_MS;
  return { value, note: isLate ? <Badge colour="red">{note}</Badge> : note };
}

function cardWords({
  failedRefunds,
  unorderedRefunds,
  openDisputes,
  lostHolds,
  failedCharges,
  nearAnswers,
  waitingNotices,
  sweptAt,
}: NonNullable<HealthAnswer['cards']>) {
  const value = sweptAt ? words.checkedAt(instantText(sweptAt, 'short')) : words.notChecked;
  const troubles = [
    ...(failedRefunds > 0 ? [words.failedRefunds(failedRefunds)] : []),
    ...(unorderedRefunds > 0 ? [words.unorderedRefunds(unorderedRefunds)] : []),
    ...(lostHolds > 0 ? [words.lostHolds(lostHolds)] : []),
    ...(failedCharges > 0 ? [words.failedCharges(failedCharges)] : []),
    ...(openDisputes > 0 ? [words.openDisputes(openDisputes)] : []),
    ...(nearAnswers > 0 ? [words.nearAnswers(nearAnswers)] : []),
  ];
  if (troubles.length > 0) return { value, note: <Badge colour="red">{troubles.join(' · ')}</Badge> };
  return {
    value,
    note: waitingNotices > 0 ? words.changesWaiting(waitingNotices) : words.allRefunded,
  };
}

function certificateWords(health: HealthAnswer | undefined) {
  if (!health) return { value: undefined };
  const { certificateExpiresAt: until, checkedAt } = health;
  if (!until) return { value: words.notKnown, note: words.noHttps };
  const isSoon = Date.parse(until) - Date.parse(checkedAt) < SOON_MS;
  return {
    value: instantText(until, 'short'),
    note: isSoon ? <Badge colour="red">{words.endsSoon}</Badge> : words.goodUntil,
  };
}

type FailedMail = HealthAnswer['failedMails'][number];

function FailedMails({ mails }: { mails: readonly FailedMail[] | undefined }) {
  const retry = useSending(sendMailAgain, {
    readAgain: [HEALTH],
    readAgainWhenRefused: true,
    says: saysDone,
  });
  const columns: readonly DataColumn<FailedMail>[] = [
    {
      id: 'subject',
      header: words.email,
      cell: ({ subject }) => <span className="font-semibold">{subject}</span>,
    },
    {
      id: 'reason',
      header: words.whyFailed,
      cell: ({ reason }) => <span className="break-words">{reason}</span>,
    },
    { id: 'at', header: words.written, isSecondary: true, cell: ({ at }) => instantText(at, 'short') },
    {
      id: 'actions',
      header: words.actions,
      cell: ({ id, subject, isKept }) =>
        isKept ? (
          <Button
            size="small"
            variant="secondary"
            aria-label={words.sendAgainOf(subject)}
            // Not `disabled`, which would lose the focus; `press` does nothing while another is under way.
            aria-disabled={retry.isPending || undefined}
            onClick={() => retry.press(id)}
          >
            {words.sendAgain}
          </Button>
        ) : (
          <span className="text-muted">{words.notKept}</span>
        ),
    },
  ];
  return (
    <TitledSection id="failed-mails" title={words.failedMails} className="grid gap-3">
      {retry.trouble && <p role="alert">{retry.trouble.sentence}</p>}
      <DataTable
        label={words.failedMails}
        columns={columns}
        rows={mails}
        rowId={({ id }) => id}
        expected={1}
        empty={<EmptyState title={words.none}>{words.allSent}</EmptyState>}
      />
    </TitledSection>
  );
}

type FailedJob = HealthAnswer['failedJobs'][number];

function FailedJobs({ jobs }: { jobs: readonly FailedJob[] | undefined }) {
  const retry = useSending((id: string) => retryJob(id), {
    readAgain: [HEALTH],
    readAgainWhenRefused: true,
    says: saysDone,
  });
  const columns: readonly DataColumn<FailedJob>[] = [
    {
      id: 'job',
      header: words.job,
      cell: ({ job }) => (
        <span lang={FIRST_LANGUAGE} className="font-semibold">
          {jobName(job)}
        </span>
      ),
    },
    {
      id: 'reason',
      header: words.whyFailed,
      cell: ({ reason }) => <span className="break-words">{reason}</span>,
    },
    { id: 'at', header: words.lastTried, isSecondary: true, cell: ({ at }) => instantText(at, 'short') },
    {
      id: 'actions',
      header: words.actions,
      cell: ({ id, job }) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={words.tryAgainOf(jobName(job))}
          // Not `disabled`, which would lose the focus; `press` does nothing while another is under way.
          aria-disabled={retry.isPending || undefined}
          onClick={() => retry.press(id)}
        >
          {words.tryAgain}
        </Button>
      ),
    },
  ];
  return (
    <TitledSection id="failed-jobs" title={words.failedJobs} className="grid gap-3">
      {retry.trouble && <p role="alert">{retry.trouble.sentence}</p>}
      <DataTable
        label={words.failedJobs}
        columns={columns}
        rows={jobs}
        rowId={({ id }) => id}
        expected={1}
        empty={<EmptyState title={words.none}>{words.nothingFailed}</EmptyState>}
      />
    </TitledSection>
  );
}

type Queue = HealthAnswer['queues'][number];

const queueColumns = (): readonly DataColumn<Queue>[] => [
  {
    id: 'job',
    header: words.job,
    cell: ({ job }) => (
      <span lang={FIRST_LANGUAGE} className="font-semibold">
        {jobName(job)}
      </span>
    ),
  },
  { id: 'waiting', header: words.waitingHead, align: 'end', cell: ({ waiting }) => waiting },
  { id: 'active', header: words.underWay, align: 'end', isSecondary: true, cell: ({ active }) => active },
  { id: 'failed', header: words.failed, align: 'end', isSecondary: true, cell: ({ failed }) => failed },
  {
    id: 'oldest',
    header: words.oldestWaited,
    align: 'end',
    cell: ({ oldestSeconds }) => (oldestSeconds === 0 ? '–' : waited(oldestSeconds)),
  },
];

function Queues({ queues }: { queues: readonly Queue[] | undefined }) {
  return (
    <TitledSection id="queues" title={words.queue} className="grid gap-3">
      <DataTable
        label={words.queue}
        columns={queueColumns()}
        rows={queues}
        rowId={({ job }) => job}
        expected={3}
        empty={<EmptyState title={words.empty}>{words.nothingWaits}</EmptyState>}
      />
    </TitledSection>
  );
}
