import { useState } from 'react';
import { telephoneLink } from '#core/brand.ts';
import { IfMay } from '#ui/admin/rights.tsx';
import { Button } from '#ui/button.tsx';
import { formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { CONSENTS } from '../../domain/consents.ts';
import {
  CITIZENSHIPS,
  CREDIT_SCORES,
  EMPLOYMENTS,
  HOUSINGS,
  labelOf,
  PURPOSES,
  SERVICES,
  STATES,
} from '../../domain/options.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { CorrectContact } from './contact-correction.tsx';
import { Fact, Facts, Panel } from './panel.tsx';
import { SealedFact } from './sealed-fact.tsx';
import { calendarDayOf } from './told.ts';
import { words } from './words/index.ts';

const dollars = (amount: number | null) => (amount === null ? words.none : formatDollars(amount));

/** Everything that the applicant entered. Sealed fields are covered, and shown only for a stated reason. */
export function ApplicantFacts({ application }: { application: DossierAnswer }) {
  const a = application;
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <Panel
      title={words.application}
      actions={
        <IfMay area="financing" doing="changes">
          <Button variant="secondary" size="small" onClick={() => setCorrecting(true)}>
            {words.correctContactDetails}
          </Button>
        </IfMay>
      }
    >
      <h4 className="font-sans text-sm font-semibold text-muted">{words.purposeAndBasics}</h4>
      <Facts>
        <Fact name={words.purpose}>{labelOf(PURPOSES, a.purpose)}</Fact>
        <Fact name={words.dateOrTimeline}>{calendarDayOf(a.charterDate)}</Fact>
        <Fact name={words.service}>{labelOf(SERVICES, a.serviceSelected)}</Fact>
        <Fact name={words.estimatedAmount}>
          <span className="tabular">{dollars(a.estimatedAmount)}</span>
        </Fact>
      </Facts>
      <h4 className="mt-3 border-t border-line pt-3 font-sans text-sm font-semibold text-muted">
        {words.personalInfo}
      </h4>
      <Facts>
        <Fact name={words.email}>
          <a className="link" href={`mailto:${a.email}`}>
            {a.email}
          </a>
        </Fact>
        <Fact name={words.phone}>
          <a className="link tabular" href={telephoneLink(a.phone)}>
            {a.phone}
          </a>
        </Fact>
        <Fact name={words.address}>
          {a.streetAddress}, {a.city}, {labelOf(STATES, a.state)} {a.zipCode}
        </Fact>
        <Fact name={words.citizenship}>{labelOf(CITIZENSHIPS, a.citizenshipStatus)}</Fact>
        {a.sealedFields.map((field) => (
          <SealedFact key={field} applicationId={a.id} field={field} />
        ))}
      </Facts>
      <h4 className="mt-3 border-t border-line pt-3 font-sans text-sm font-semibold text-muted">
        {words.employmentAndFinancials}
      </h4>
      <Facts>
        <Fact name={words.employment}>{labelOf(EMPLOYMENTS, a.employmentStatus)}</Fact>
        <Fact name={words.profession}>{a.profession}</Fact>
        <Fact name={words.employer}>{a.employerName}</Fact>
        <Fact name={words.employerPhone}>
          <span className="tabular">{a.employerPhone}</span>
        </Fact>
        <Fact name={words.timeAtEmployer}>{a.timeAtEmployer}</Fact>
        <Fact name={words.netIncome}>
          <span className="tabular">{dollars(a.monthlyNetIncome)}</span>
        </Fact>
        <Fact name={words.otherIncome}>
          <span className="tabular">{dollars(a.otherIncome)}</span>
        </Fact>
        <Fact name={words.housing}>{labelOf(HOUSINGS, a.housingStatus)}</Fact>
        <Fact name={words.housingPayment}>
          <span className="tabular">{dollars(a.monthlyHousingPayment)}</span>
        </Fact>
        <Fact name={words.creditScore}>{labelOf(CREDIT_SCORES, a.estimatedCreditScore)}</Fact>
      </Facts>
      {a.consents.length > 0 && (
        <details className="mt-3 border-t border-line pt-3">
          <summary className="min-h-11 content-center font-semibold">
            {words.consentsGiven(a.consents.length)}
          </summary>
          <ul className="grid gap-3">
            {a.consents.map((consent) => (
              <li key={consent.kind}>
                <p className="font-semibold">
                  {CONSENTS.find(({ kind }) => kind === consent.kind)?.label() ?? consent.kind}
                </p>
                <p className="text-sm">{consent.wording}</p>
                <p className="text-sm break-words text-muted">
                  {words.consentWas(
                    consent.version,
                    instantText(consent.givenAt, 'plain'),
                    consent.address,
                    consent.browser,
                  )}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <CorrectContact application={a} open={isCorrecting} onOpenChange={setCorrecting} />
    </Panel>
  );
}
