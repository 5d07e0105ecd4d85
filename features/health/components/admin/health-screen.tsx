import { useQuery } from '@tanstack/react-query';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { EmptyState, ReadFailure, StatCard } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useSending } from '#ui/sending.ts';
import { counted } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { HealthAnswer } from '../../schema.ts';
import { HEALTH, healthQuery, retryJob, retryMail } from './calls.ts';

const GB = 1024 ** 3;
/** Below this share of the disk somebody has to look after it. */
const LOW_SHARE = 0.1;
const SOON_MS = 21 * 86_400_000;
/** It is looked at again while somebody looks at it. */
const AGAIN_MS = 30_000;

const size = (bytes: number) =>
  bytes < GB ? `${Math.round(bytes / 1024 ** 2)} MB` : `${(bytes / GB).toFixed(1)} GB`;

/** "send-mail" reads "Send mail". */
const jobName = (job: string) => {
  const words = job.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function waited(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  return seconds < 3_600
    ? counted(Math.round(seconds / 60), 'minute')
    : counted(Math.round(seconds / 3_600), 'hour');
}

/** How the site is: what runs, what waits, what has failed and why, and another try. */
export function HealthScreen() {
  const health = useQuery({ ...healthQuery(), refetchInterval: AGAIN_MS });
  const { data } = health;
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">Health</h2>
        <p role="status" className="staff-summary">
          {data && `As of ${instantText(data.checkedAt, 'short')}`}
        </p>
        <div className="staff-actions">
          <Button size="small" variant="secondary" onClick={() => void health.refetch()}>
            Check now
          </Button>
        </div>
      </div>
      {health.isError ? (
        <ReadFailure
          sentence="The site’s health could not be loaded."
          onRetry={() => void health.refetch()}
        />
      ) : (
        <>
          <Figures health={data} />
          <FailedMails mails={data?.failedMails} />
          <FailedJobs jobs={data?.failedJobs} />
          <Queues queues={data?.queues} />
        </>
      )}
    </main>
  );
}

function Figures({ health }: { health: HealthAnswer | undefined }) {
  const { site, database, disk, mails } = health ?? {};
  const isLow = disk && disk.freeBytes < LOW_SHARE * disk.totalBytes;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <StatCard
        label="Database"
        value={database && `PostgreSQL ${database.version.split(' ', 1)[0]}`}
        note={
          database &&
          `${size(database.bytes)} · ${database.connections} of ${database.mostConnections} connections`
        }
      />
      <StatCard
        label="Disk"
        value={health && (disk ? `${size(disk.freeBytes)} free` : 'Not known')}
        note={disk && (isLow ? <Badge colour="red">Almost full</Badge> : `of ${size(disk.totalBytes)}`)}
      />
      <StatCard label="Backup" {...backupWords(health)} />
      <StatCard
        label="Email"
        value={mails && `${mails.queued} waiting`}
        note={
          mails &&
          (mails.oldestQueuedAt
            ? `The oldest since ${instantText(mails.oldestQueuedAt, 'short')}`
            : `${mails.failed} failed · ${mails.withheld} withheld`)
        }
      />
      {health?.cards && <StatCard label="Cards" {...cardWords(health.cards)} />}
      <StatCard label="Certificate" {...certificateWords(health)} />
      <StatCard
        label="Site"
        value={site && `Version ${site.version}`}
        note={
          site && `Up since ${instantText(site.startedAt, 'short')} · ${size(site.memoryBytes)} of memory`
        }
      />
    </div>
  );
}

function backupWords(health: HealthAnswer | undefined) {
  if (!health) return { value: undefined };
  const { backup } = health;
  if (!backup) return { value: 'Not set up', note: 'No place is set for backups.' };
  const value = backup.lastSucceededAt ? instantText(backup.lastSucceededAt, 'short') : 'None yet';
  if (backup.lastFailedAt)
    return { value, note: <Badge colour="red">{backup.reason ?? 'The last one failed'}</Badge> };
  return { value, note: backup.isOld ? <Badge colour="orange">Too old</Badge> : 'The newest whole backup' };
}

function cardWords({
  failedRefunds,
  unorderedRefunds,
  openDisputes,
  lostHolds,
  failedCharges,
  waitingNotices,
  sweptAt,
}: NonNullable<HealthAnswer['cards']>) {
  const value = sweptAt ? `Checked ${instantText(sweptAt, 'short')}` : 'Not checked yet';
  const troubles = [
    ...(failedRefunds > 0 ? [`Failed refunds: ${failedRefunds}`] : []),
    ...(unorderedRefunds > 0 ? [`Refunds not made here: ${unorderedRefunds}`] : []),
    ...(lostHolds > 0 ? [`Damage holds lost: ${lostHolds}`] : []),
    ...(failedCharges > 0 ? [`Failed card charges: ${failedCharges}`] : []),
    ...(openDisputes > 0 ? [`Open disputes: ${openDisputes}`] : []),
  ];
  if (troubles.length > 0) return { value, note: <Badge colour="red">{troubles.join(' · ')}</Badge> };
  return {
    value,
    note: waitingNotices > 0 ? `${waitingNotices} changes waiting` : 'All refunds went through',
  };
}

function certificateWords(health: HealthAnswer | undefined) {
  if (!health) return { value: undefined };
  const { certificateExpiresAt: until, checkedAt } = health;
  if (!until) return { value: 'Not known', note: 'The site is not visited over https, or did not answer.' };
  const isSoon = Date.parse(until) - Date.parse(checkedAt) < SOON_MS;
  return {
    value: instantText(until, 'short'),
    note: isSoon ? <Badge colour="red">Ends soon</Badge> : 'Good until then',
  };
}

type FailedMail = HealthAnswer['failedMails'][number];

function FailedMails({ mails }: { mails: readonly FailedMail[] | undefined }) {
  const retry = useSending((id: string) => retryMail(id), {
    readAgain: [HEALTH],
    readAgainWhenRefused: true,
    says: ({ message }) => ({ title: 'Success', description: message }),
  });
  const columns: readonly DataColumn<FailedMail>[] = [
    {
      id: 'subject',
      header: 'Email',
      cell: ({ subject }) => <span className="font-semibold">{subject}</span>,
    },
    {
      id: 'reason',
      header: 'Why it failed',
      cell: ({ reason }) => <span className="break-words">{reason}</span>,
    },
    { id: 'at', header: 'Written', isSecondary: true, cell: ({ at }) => instantText(at, 'short') },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ id, subject, isKept }) =>
        isKept ? (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Send again: ${subject}`}
            disabled={retry.isPending}
            onClick={() => retry.press(id)}
          >
            Send again
          </Button>
        ) : (
          <span className="text-muted">What it said is no longer kept</span>
        ),
    },
  ];
  return (
    <section aria-labelledby="failed-mails" className="grid gap-3">
      <h3 id="failed-mails" className="staff-subtitle">
        Emails that failed
      </h3>
      {retry.trouble && <p role="alert">{retry.trouble.sentence}</p>}
      <DataTable
        label="Emails that failed"
        columns={columns}
        rows={mails}
        rowId={({ id }) => id}
        expected={1}
        empty={<EmptyState title="None">Every email has been sent or is on its way.</EmptyState>}
      />
    </section>
  );
}

type FailedJob = HealthAnswer['failedJobs'][number];

function FailedJobs({ jobs }: { jobs: readonly FailedJob[] | undefined }) {
  const retry = useSending((id: string) => retryJob(id), {
    readAgain: [HEALTH],
    readAgainWhenRefused: true,
    says: ({ message }) => ({ title: 'Success', description: message }),
  });
  const columns: readonly DataColumn<FailedJob>[] = [
    { id: 'job', header: 'Job', cell: ({ job }) => <span className="font-semibold">{jobName(job)}</span> },
    {
      id: 'reason',
      header: 'Why it failed',
      cell: ({ reason }) => <span className="break-words">{reason}</span>,
    },
    { id: 'at', header: 'Last tried', isSecondary: true, cell: ({ at }) => instantText(at, 'short') },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ id, job }) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Try again: ${jobName(job)}`}
          disabled={retry.isPending}
          onClick={() => retry.press(id)}
        >
          Try again
        </Button>
      ),
    },
  ];
  return (
    <section aria-labelledby="failed-jobs" className="grid gap-3">
      <h3 id="failed-jobs" className="staff-subtitle">
        Jobs that failed
      </h3>
      {retry.trouble && <p role="alert">{retry.trouble.sentence}</p>}
      <DataTable
        label="Jobs that failed"
        columns={columns}
        rows={jobs}
        rowId={({ id }) => id}
        expected={1}
        empty={<EmptyState title="None">Nothing has failed within the last day.</EmptyState>}
      />
    </section>
  );
}

type Queue = HealthAnswer['queues'][number];

const QUEUE_COLUMNS: readonly DataColumn<Queue>[] = [
  { id: 'job', header: 'Job', cell: ({ job }) => <span className="font-semibold">{jobName(job)}</span> },
  { id: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => waiting },
  { id: 'active', header: 'Under way', align: 'end', isSecondary: true, cell: ({ active }) => active },
  { id: 'failed', header: 'Failed', align: 'end', isSecondary: true, cell: ({ failed }) => failed },
  {
    id: 'oldest',
    header: 'The oldest has waited',
    align: 'end',
    cell: ({ oldestSeconds }) => (oldestSeconds === 0 ? '–' : waited(oldestSeconds)),
  },
];

function Queues({ queues }: { queues: readonly Queue[] | undefined }) {
  return (
    <section aria-labelledby="queues" className="grid gap-3">
      <h3 id="queues" className="staff-subtitle">
        The queue
      </h3>
      <DataTable
        label="The queue"
        columns={QUEUE_COLUMNS}
        rows={queues}
        rowId={({ job }) => job}
        expected={3}
        empty={<EmptyState title="Empty">Nothing waits to be done.</EmptyState>}
      />
    </section>
  );
}
