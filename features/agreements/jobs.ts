import type { Job, Payload } from '#platform/jobs/job.ts';
import {
  type AgreementDeps,
  endAllThatIsOver,
  endWhatIsOver,
  PREPARE_AGREEMENT,
  prepareAgreement,
  prepareCaptainContract,
  prepareWhatIsMissing,
  SEAL_AGREEMENT,
  sealAgreement,
  sealWhatIsLeft,
  tellToSign,
} from './service/index.ts';

/** Run one such job at a time: printing needs much processor time, and the site must keep answering. */
const patient = {
  retries: 12,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  timeoutSeconds: 120,
  atOnce: 1,
} as const;

const named = (payload: Payload, name: string) => String(payload[name] ?? '');

/** The jobs of agreements: make them, seal them, and hourly catch up on what lost jobs left unmade, not ended or unsealed. */
export function agreementJobs(deps: AgreementDeps): Job[] {
  return [
    {
      ...patient,
      name: PREPARE_AGREEMENT,
      keyOf: (payload) => `${named(payload, 'charterId')} ${named(payload, 'change')}`,
      async run(payload) {
        const charterId = named(payload, 'charterId');
        const isQuiet = payload.isQuiet === true;
        // End old contracts first, so that a failure of the rest cannot stop it: the old captain must learn
        // that they are not needed.
        await endWhatIsOver(deps, charterId);
        await prepareAgreement(deps, charterId, {
          language: named(payload, 'language'),
          isAnew: payload.isAnew === true,
          isQuiet,
        });
        // A change of the charter also changes what its captain agreed to.
        await prepareCaptainContract(deps, charterId);
        if (payload.isToldAgain === true) await tellToSign(deps, charterId);
      },
    },
    {
      ...patient,
      name: SEAL_AGREEMENT,
      keyOf: (payload) => named(payload, 'agreementId'),
      run: (payload) => sealAgreement(deps, named(payload, 'agreementId')),
    },
    {
      ...patient,
      name: 'prepare-what-is-missing',
      every: '40 * * * *',
      async run() {
        const queued = await prepareWhatIsMissing(deps);
        if (queued > 0) deps.log.warn({ queued }, 'charters ahead have no agreement yet');
      },
    },
    {
      ...patient,
      name: 'end-what-is-over',
      every: '10 * * * *',
      async run() {
        const ended = await endAllThatIsOver(deps);
        if (ended > 0) deps.log.warn({ ended }, 'what is signed about charters was over and had not ended');
      },
    },
    {
      ...patient,
      name: 'seal-what-is-left',
      every: '25 * * * *',
      async run() {
        const queued = await sealWhatIsLeft(deps);
        if (queued > 0) deps.log.warn({ queued }, 'agreements that were signed are still to be sealed');
      },
    },
  ];
}
