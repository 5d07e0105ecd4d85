import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormDialog, fieldOf, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { Read } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTimer } from '#ui/timer.ts';
import { instantText } from '#words/instants.ts';
import { AGE_BANDS, changesOf, type SealedDetail } from '../../domain.ts';
import {
  changeGuestFor,
  endGuestLink,
  nameGuestFor,
  openGuestDetail,
  removeGuestFrom,
  staffGuestsQuery,
} from '../../queries.ts';
import { detailBody, type GuestInput, guestBody, type StaffGuests } from '../../schema.ts';
import { words } from './words/index.ts';

type Guest = StaffGuests['guests'][number];

/** The guests of a charter, in its booking: who has signed, and what they told the crew. */
export function GuestsAboard({ charterId, isStanding }: { charterId: string; isStanding: boolean }) {
  const found = useQuery(staffGuestsQuery(charterId));
  const mayChange = useMay()('charters', 'changes');
  const [isAdding, setAdding] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { create, change } = useChange();
  const missing = found.data?.guests.filter(({ isSigned }) => !isSigned).length ?? 0;
  return (
    <TitledSection id="booking-guests" title={words.sectionTitle} className="grid gap-4">
      <Read
        found={found}
        failure={words.notLoaded}
        waiting={<Skeleton className={isStanding ? 'h-22' : 'h-7'} />}
      >
        {(data) => (
          <>
            <p className="text-muted">
              {words.named(data.guests.length, data.most)}
              {data.guests.length > 0 && (missing > 0 ? words.waiversMissing(missing) : words.allSigned)}.
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
                {words.addGuest}
              </Button>
            )}
            {mayChange && data.hasLink && (
              <Button
                variant="quiet"
                size="small"
                className="justify-self-start"
                onClick={() => setEnding(true)}
              >
                {words.endLink}
              </Button>
            )}
          </>
        )}
      </Read>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={words.endLink}
        question={words.endLinkQuestion}
        confirm={words.endLink}
        onConfirm={() => change(words.linkEnded, () => endGuestLink(charterId))}
      />
      <FormDialog<GuestInput>
        open={isAdding}
        onOpenChange={setAdding}
        title={words.addGuest}
        schema={guestBody}
        values={{ name: '', ageBand: 'adult', allergies: '', contact: '' }}
        submit={words.addGuest}
        onSave={(typed) =>
          create(words.guestAdded, ['guest', charterId, typed], (options) =>
            nameGuestFor(charterId, typed, options),
          )
        }
      >
        {(form) => <GuestFields form={form} />}
      </FormDialog>
    </TitledSection>
  );
}

/** The fields of a guest; for one who is on the list already, the sealed details stay as they are unless something is typed. */
function GuestFields({ form, guest }: { form: StaffForm<GuestInput>; guest?: Guest }) {
  const kept = guest?.isSigned ? words.addedHint : words.keptHint;
  return (
    <>
      <Field label={words.fullName} required {...fieldOf(form, 'name')}>
        <Input autoComplete="off" maxLength={120} {...form.register('name')} />
      </Field>
      <Field label={words.age} required {...fieldOf(form, 'ageBand')}>
        <Select
          options={AGE_BANDS.map((value) => ({ value, label: words.bands[value] }))}
          {...form.register('ageBand')}
        />
      </Field>
      <Field
        label={words.details.allergies}
        hint={guest?.hasAllergies ? kept : words.encrypted}
        {...fieldOf(form, 'allergies')}
      >
        <Input autoComplete="off" maxLength={500} {...form.register('allergies')} />
      </Field>
      <Field
        label={words.details.contact}
        hint={guest?.hasContact ? kept : words.encrypted}
        {...fieldOf(form, 'contact')}
      >
        <Input autoComplete="off" maxLength={200} {...form.register('contact')} />
      </Field>
    </>
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
  /** The guest as the form was opened with. */
  const [edited, setEdited] = useState<Guest>();
  const [isRemoving, setRemoving] = useState(false);
  const { change } = useChange();
  const { signature } = guest;
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{guest.name}</strong>
        <Badge colour={guest.isSigned ? 'green' : 'orange'}>
          {guest.isSigned ? words.signed : words.waiverMissing}
        </Badge>
        <span className="text-sm text-muted">
          {words.bands[guest.ageBand]} · {words.namedBy[guest.namedBy]}
        </span>
      </p>
      {guest.hasAllergies && (
        <Detail charterId={charterId} guest={guest} field="allergies" mayOpen={mayChange} />
      )}
      {guest.hasContact && <Detail charterId={charterId} guest={guest} field="contact" mayOpen={mayChange} />}
      {signature && (
        <details className="staff-details">
          <summary>{words.signedBy(signature.name, instantText(signature.at, 'short'))}</summary>
          <p className="text-sm text-muted wrap-anywhere">
            {words.languages[signature.language]}, {signature.template}
            {signature.minors.length > 0 && words.alsoFor(signature.minors.join(', '))} · {signature.address}{' '}
            · {signature.browser}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {words.hashes(signature.wordingSha256, signature.recordSha256)}
          </p>
        </details>
      )}
      {mayChange && isOpen && (
        <p className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="small"
            aria-label={words.editOf(guest.name)}
            onClick={() => setEdited(guest)}
          >
            {words.edit}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.removeOf(guest.name)}
            onClick={() => setRemoving(true)}
          >
            {words.remove}
          </Button>
        </p>
      )}
      <FormDialog<GuestInput>
        open={edited !== undefined}
        onOpenChange={() => setEdited(undefined)}
        title={words.editOf(guest.name)}
        schema={guestBody}
        values={{ name: guest.name, ageBand: guest.ageBand, allergies: '', contact: '' }}
        submit={words.save}
        onSave={(typed) =>
          change(words.guestChanged, () => changeGuestFor(charterId, guest.id, changesOf(typed, edited)))
        }
      >
        {(form) => <GuestFields form={form} guest={guest} />}
      </FormDialog>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={words.removeTitle}
        question={words.removeQuestion(guest.name)}
        confirm={words.remove}
        onConfirm={() => change(words.guestRemoved, () => removeGuestFrom(charterId, guest.id))}
      />
    </li>
  );
}

/** A detail that was opened is hidden again after this time, because the staff member may have left their desk. */
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
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="text-muted">{words.details[field]}:</span>
      <span className="wrap-anywhere">{value ?? '••••'}</span>
      {value !== undefined ? (
        <Button variant="quiet" size="small" aria-label={words.coverOf(field, guest.name)} onClick={cover}>
          {words.cover}
        </Button>
      ) : (
        mayOpen && (
          <Button
            variant="quiet"
            size="small"
            aria-label={words.showOf(field, guest.name)}
            onClick={() => setAsking(true)}
          >
            {words.show}
          </Button>
        )
      )}
      <FormDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.showOf(field, guest.name)}
        description={words.showHint}
        schema={detailBody.pick({ reason: true })}
        values={{ reason: '' }}
        submit={words.show}
        onSave={({ reason }) =>
          change(words.fieldOpened, async () => {
            const opened = await openGuestDetail(charterId, guest.id, { field, reason });
            setValue(opened.value);
            covering.start(cover, SHOWN_MS);
            return { message: words.isRecorded };
          })
        }
      >
        {(form) => (
          <Field label={words.reason} required {...fieldOf(form, 'reason')}>
            <Input maxLength={500} {...form.register('reason')} />
          </Field>
        )}
      </FormDialog>
    </div>
  );
}
