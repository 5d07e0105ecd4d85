import { Button } from '../button.tsx';
import { words } from './words/index.ts';

export type ConflictField = {
  readonly label: string;
  /** Both values as the screen shows them. */
  readonly mine: string;
  readonly theirs: string;
};

/**
 * Shown when a colleague saved the same item in the meantime: lists what differs and lets the staff member choose a version.
 */
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
        <strong>{words.changedMeanwhile}</strong> {fields.length > 0 ? words.whatDiffers : words.readsTheSame}
      </p>
      {fields.length > 0 && (
        <div className="staff-table-frame">
          <table className="staff-table">
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.yours}</th>
                <th scope="col">{words.theirs}</th>
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
          {words.keepMine}
        </Button>
        <Button variant="secondary" size="small" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
