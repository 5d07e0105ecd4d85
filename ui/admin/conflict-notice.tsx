import { Button } from '../button.tsx';

export type ConflictField = {
  readonly label: string;
  /** As each would read on the screen. */
  readonly mine: string;
  readonly theirs: string;
};

/** A colleague saved the same thing meanwhile: what differs, and whose is kept. */
export function ConflictNotice({
  fields,
  isBusy,
  onKeepMine,
  onTakeTheirs,
}: {
  fields: readonly ConflictField[];
  isBusy?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  return (
    <div role="alert" className="staff-notice">
      <p>
        <strong>A colleague has changed this in the meantime.</strong>{' '}
        {fields.length > 0 ? 'This is what differs:' : 'Their version reads the same as yours.'}
      </p>
      {fields.length > 0 && (
        <div className="staff-table-frame">
          <table className="staff-table">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ label, mine, theirs }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{mine || '–'}</td>
                  <td>{theirs || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={isBusy} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="secondary" size="small" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
