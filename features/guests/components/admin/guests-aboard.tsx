import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGES_IN_ENGLISH } from '#core/language.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { ReadFailure } from '#ui/admin/states.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTimer } from '#ui/timer.ts';
import { counted } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { AGE_BANDS, type AgeBand, type SealedDetail } from '../../domain.ts';
import {
  endGuestLink,
  nameGuestFor,
  openGuestDetail,
  removeGuestFrom,
  staffGuestsQuery,
} from '../../queries.ts';
import { detailBody, guestBody, type StaffGuests } from '../../schema.ts';

type Guest = StaffGuests['guests'][number];

const BANDS: Readonly<Record<AgeBand, string>> = {
  adult: '18 or older',
  teen: '13 to 17',
  child: '3 to 12',
  infant: 'Under 3',
};
const NAMED = {
  client: 'Named by the client',
  guest: 'Named by signing',
  staff: 'Named by the team',
} as const;
const DETAILS = { allergies: 'Allergies', contact: 'Emergency contact' } as const;

/** Who comes aboard a charter, beside its booking: who has signed, and what they told the crew. */
export function GuestsAboard({ charterId }: { charterId: string }) {
  const found = useQuery(staffGuestsQuery(charterId));
  const mayChange = useMay()('charters', 'changes');
  const [isAdding, setAdding] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { create, change } = useChange();
  const data = found.data;
  const missing = data?.guests.filter(({ isSigned }) => !isSigned).length ?? 0;
  return (
    <section aria-labelledby="booking-guests" className="grid gap-4">
      <h3 id="booking-guests" className="staff-subtitle">
        Guests aboard
      </h3>
      {found.isError ? (
        <ReadFailure sentence="The guests could not be loaded." onRetry={() => void found.refetch()} />
      ) : !data ? (
        <Skeleton className="h-24" />
      ) : (
        <>
          <p className="text-muted">
            {data.guests.length > data.most
              ? `${data.guests.length} named, for ${data.most}`
              : `${data.guests.length} of ${data.most} named`}
            {data.guests.length > 0 &&
              (missing > 0 ? `, ${counted(missing, 'waiver')} missing` : ', all have signed')}
            .
          </p>
          {data.guests.length > 0 && (
            <ul className="grid gap-3">
              {data.guests.map((guest) => (
                <Row
                  key={guest.id}
                  charterId={charterId}
                  guest={guest}
                  mayChange={mayChange}
                  isOpen={data.standing === 'open'}
                />
              ))}
            </ul>
          )}
          {mayChange && data.standing === 'open' && data.guests.length < data.most && (
            <Button
              variant="secondary"
              size="small"
              className="justify-self-start"
              onClick={() => setAdding(true)}
            >
              Add guest
            </Button>
          )}
          {mayChange && data.hasLink && (
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start"
              onClick={() => setEnding(true)}
            >
              End the link
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title="End the link"
        question="Nobody can sign by the link that the client shared any more. Who has signed stays signed, and the client can make a new link."
        confirm="End the link"
        onConfirm={() => change('Link Ended', () => endGuestLink(charterId))}
      />
      <FormDialog
        open={isAdding}
        onOpenChange={setAdding}
        title="Add guest"
        schema={guestBody}
        values={{ name: '', ageBand: 'adult' as AgeBand, allergies: '', contact: '' }}
        submit="Add guest"
        onSave={(typed) =>
          create('Guest Added', ['guest', charterId, typed], (options) =>
            nameGuestFor(charterId, typed, options),
          )
        }
      >
        {(form) => (
          <>
            <Field label="Full name" required {...fieldOf(form, 'name')}>
              <Input autoComplete="off" maxLength={120} {...form.register('name')} />
            </Field>
            <Field label="Age" required {...fieldOf(form, 'ageBand')}>
              <Select
                options={AGE_BANDS.map((value) => ({ value, label: BANDS[value] }))}
                {...form.register('ageBand')}
              />
            </Field>
            <Field label="Allergies" hint="Encrypted." {...fieldOf(form, 'allergies')}>
              <Input autoComplete="off" maxLength={500} {...form.register('allergies')} />
            </Field>
            <Field label="Emergency contact" hint="Encrypted." {...fieldOf(form, 'contact')}>
              <Input autoComplete="off" maxLength={200} {...form.register('contact')} />
            </Field>
          </>
        )}
      </FormDialog>
    </section>
  );
}

function Row({
  charterId,
  guest,
  mayChange,
  isOpen,
}: {
  charterId: string;
  guest: Guest;
  mayChange: boolean;
  isOpen: boolean;
}) {
  const [isRemoving, setRemoving] = useState(false);
  const { change } = useChange();
  const { signature } = guest;
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{guest.name}</strong>
        <Badge colour={guest.isSigned ? 'green' : 'orange'}>
          {guest.isSigned ? 'Signed' : 'Waiver missing'}
        </Badge>
        <span className="text-sm text-muted">
          {BANDS[guest.ageBand]} · {NAMED[guest.namedBy]}
        </span>
      </p>
      {guest.hasAllergies && (
        <Detail charterId={charterId} guest={guest} field="allergies" mayOpen={mayChange} />
      )}
      {guest.hasContact && <Detail charterId={charterId} guest={guest} field="contact" mayOpen={mayChange} />}
      {signature && (
        <details className="staff-details">
          <summary>
            Signed by {signature.name}, {instantText(signature.at, 'short')}
          </summary>
          <p className="text-sm text-muted wrap-anywhere">
            {LANGUAGES_IN_ENGLISH[signature.language]}, {signature.template}
            {signature.minors.length > 0 && `, also for ${signature.minors.join(', ')}`} · {signature.address}{' '}
            · {signature.browser}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            SHA-256 of the text {signature.wordingSha256}, of the record {signature.recordSha256}
          </p>
        </details>
      )}
      {mayChange && isOpen && (
        <p>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove ${guest.name}`}
            onClick={() => setRemoving(true)}
          >
            Remove
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title="Remove guest"
        question={`Take ${guest.name} off the list? What was signed is kept.`}
        confirm="Remove"
        onConfirm={() => change('Guest Removed', () => removeGuestFrom(charterId, guest.id))}
      />
    </li>
  );
}

/** What was opened is covered again by itself: somebody may have left their place. */
const SHOWN_MS = 60_000;

function Detail({
  charterId,
  guest,
  field,
  mayOpen,
}: {
  charterId: string;
  guest: Guest;
  field: SealedDetail;
  mayOpen: boolean;
}) {
  const [value, setValue] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { change } = useChange();
  const covering = useTimer();
  const cover = () => {
    covering.stop();
    setValue(undefined);
  };
  const name = DETAILS[field];
  const whose = `${name.toLowerCase()} of ${guest.name}`;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="text-muted">{name}:</span>
      <span className="wrap-anywhere">{value ?? '••••'}</span>
      {value !== undefined ? (
        <Button variant="quiet" size="small" aria-label={`Cover the ${whose}`} onClick={cover}>
          Cover
        </Button>
      ) : (
        mayOpen && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Show the ${whose}`}
            onClick={() => setAsking(true)}
          >
            Show
          </Button>
        )
      )}
      <FormDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Show the ${whose}`}
        description="Who opens it, when and why is recorded. It is hidden again after a minute."
        schema={detailBody.pick({ reason: true })}
        values={{ reason: '' }}
        submit="Show"
        onSave={({ reason }) =>
          change('Field Opened', async () => {
            const opened = await openGuestDetail(charterId, guest.id, { field, reason });
            setValue(opened.value);
            covering.start(cover, SHOWN_MS);
            return { message: 'This has been recorded.' };
          })
        }
      >
        {(form) => (
          <Field label="Reason" required {...fieldOf(form, 'reason')}>
            <Input maxLength={500} {...form.register('reason')} />
          </Field>
        )}
      </FormDialog>
    </div>
  );
}
