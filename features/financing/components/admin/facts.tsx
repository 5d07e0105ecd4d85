import { useState } from 'react';
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
import { calendarDayOf } from './words.ts';

const dollars = (amount: number | null) => (amount === null ? 'None' : formatDollars(amount));

/** Everything the applicant has told. What is sealed is only named, and shown for a reason. */
export function ApplicantFacts({ application }: { application: DossierAnswer }) {
  const a = application;
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <Panel
      title="Application"
      actions={
        a.isOpen && (
          <Button variant="secondary" size="small" onClick={() => setCorrecting(true)}>
            Correct contact details
          </Button>
        )
      }
    >
      <h4 className="font-sans text-sm font-semibold text-muted">Purpose &amp; Basics</h4>
      <Facts>
        <Fact name="Purpose">{labelOf(PURPOSES, a.purpose)}</Fact>
        <Fact name="Date or timeline">{calendarDayOf(a.charterDate)}</Fact>
        <Fact name="Service or package">{labelOf(SERVICES, a.serviceSelected)}</Fact>
        <Fact name="Estimated amount">
          <span className="tabular">{dollars(a.estimatedAmount)}</span>
        </Fact>
      </Facts>
      <h4 className="mt-3 border-t border-line pt-3 font-sans text-sm font-semibold text-muted">
        Personal Info
      </h4>
      <Facts>
        <Fact name="Email">
          <a className="link" href={`mailto:${a.email}`}>
            {a.email}
          </a>
        </Fact>
        <Fact name="Phone">
          <a className="link tabular" href={`tel:${a.phone.replaceAll(/[^\d+]/g, '')}`}>
            {a.phone}
          </a>
        </Fact>
        <Fact name="Address">
          {a.streetAddress}, {a.city}, {labelOf(STATES, a.state)} {a.zipCode}
        </Fact>
        <Fact name="Citizenship status">{labelOf(CITIZENSHIPS, a.citizenshipStatus)}</Fact>
        {a.sealedFields.map((field) => (
          <SealedFact key={field} applicationId={a.id} field={field} />
        ))}
      </Facts>
      <h4 className="mt-3 border-t border-line pt-3 font-sans text-sm font-semibold text-muted">
        Employment &amp; Financials
      </h4>
      <Facts>
        <Fact name="Employment status">{labelOf(EMPLOYMENTS, a.employmentStatus)}</Fact>
        <Fact name="Profession">{a.profession}</Fact>
        <Fact name="Employer">{a.employerName}</Fact>
        <Fact name="Employer phone">
          <span className="tabular">{a.employerPhone}</span>
        </Fact>
        <Fact name="Time at employer">{a.timeAtEmployer}</Fact>
        <Fact name="Monthly net income">
          <span className="tabular">{dollars(a.monthlyNetIncome)}</span>
        </Fact>
        <Fact name="Other income">
          <span className="tabular">{dollars(a.otherIncome)}</span>
        </Fact>
        <Fact name="Housing status">{labelOf(HOUSINGS, a.housingStatus)}</Fact>
        <Fact name="Monthly housing payment">
          <span className="tabular">{dollars(a.monthlyHousingPayment)}</span>
        </Fact>
        <Fact name="Estimated credit score">{labelOf(CREDIT_SCORES, a.estimatedCreditScore)}</Fact>
      </Facts>
      {a.consents.length > 0 && (
        <details className="mt-3 border-t border-line pt-3">
          <summary className="min-h-11 content-center font-semibold">
            Consents: {a.consents.length} given
          </summary>
          <ul className="grid gap-3">
            {a.consents.map((consent) => (
              <li key={consent.kind}>
                <p className="font-semibold">
                  {CONSENTS.find(({ kind }) => kind === consent.kind)?.label ?? consent.kind}
                </p>
                <p className="text-sm">{consent.wording}</p>
                <p className="text-sm break-words text-muted">
                  Version {consent.version}, {instantText(consent.givenAt, 'plain')}, from {consent.address},{' '}
                  {consent.browser || 'a browser that did not say'}
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
