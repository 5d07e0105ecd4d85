import type { ReactNode } from 'react';
import { light } from './mail-layout.tsx';

const amount = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/**
 * Facts in two columns. A fact without a value is left out.
 *
 * @param areAmounts right-aligns the values as a column of figures
 */
export function MailFacts({
  facts,
  areAmounts = false,
}: {
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
  areAmounts?: boolean;
}) {
  const cell = {
    padding: '9px 0',
    borderBottom: `1px solid ${light.line}`,
    fontSize: '15px',
    lineHeight: '1.5',
  };
  return (
    <table
      className="mail-facts"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '6px 0 18px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts
          .filter(({ value }) => value !== '' && value !== null && value !== undefined)
          .map(({ label, value }) => (
            <tr key={label}>
              <th
                scope="row"
                className="mail-muted mail-line"
                style={{
                  ...cell,
                  width: areAmounts ? undefined : '38%',
                  paddingRight: '16px',
                  color: light.muted,
                  fontWeight: 400,
                  textAlign: 'left',
                  verticalAlign: 'top',
                }}
              >
                {label}
              </th>
              <td
                className="mail-ink mail-line"
                style={{
                  ...cell,
                  color: light.ink,
                  verticalAlign: 'top',
                  ...(areAmounts ? amount : { wordBreak: 'break-word' }),
                }}
              >
                {value}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
