import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDollars } from '#words/amounts.ts';
import { words } from './words/index.ts';

type Month = {
  readonly name: string;
  /** The month's first day. */
  readonly first: string;
  readonly revenue: number;
  readonly occupancyPercent: number;
};

const AXIS = {
  tick: { fontSize: 12, fill: 'var(--color-muted)' },
  tickLine: false,
  axisLine: false,
} as const;

const thousands = (dollars: number) =>
  dollars >= 1_000 ? `$${Math.round(dollars / 1_000)}k` : `$${dollars}`;
const FRAME = { margin: { top: 8, right: 8, bottom: 0, left: 0 } } as const;

/** Two charts of the table beside them; hidden from screen readers, which have the table. */
export function Charts({ months }: { months: readonly Month[] }) {
  const data = [...months];
  // Label every month, at the same position in both charts.
  const axis = {
    ...AXIS,
    scale: 'band',
    interval: 0,
    height: 38,
    tick: (place: TickPlace) => <MonthMark {...place} months={months} />,
  } as const;
  return (
    <div aria-hidden="true" className="grid grid-cols-[repeat(auto-fit,minmax(min(32rem,100%),1fr))] gap-4">
      <figure>
        <figcaption className="text-sm text-muted">{words.revenueByMonth}</figcaption>
        <ResponsiveContainer width="100%" height={170}>
          <BarChart data={data} accessibilityLayer={false} {...FRAME}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="name" {...axis} />
            <YAxis {...AXIS} width={52} interval={0} tickFormatter={thousands} allowDecimals={false} />
            <Tooltip
              formatter={(value) => [formatDollars(Number(value)), words.revenue]}
              cursor={{ fill: 'var(--color-foam)' }}
            />
            <Bar dataKey="revenue" fill="var(--color-deep)" isAnimationActive={false} radius={[2, 2, 0, 0]} />
          </BarChart>
        </ResponsiveContainer>
      </figure>
      <figure>
        <figcaption className="text-sm text-muted">{words.shareOfDays}</figcaption>
        <ResponsiveContainer width="100%" height={170}>
          <LineChart data={data} accessibilityLayer={false} {...FRAME}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="name" {...axis} />
            <YAxis
              {...AXIS}
              width={52}
              interval={0}
              allowDecimals={false}
              tickFormatter={(percent: number) => `${percent}%`}
            />
            <Tooltip formatter={(value) => [`${value}%`, words.occupancy]} />
            <Line
              dataKey="occupancyPercent"
              stroke="var(--color-accent)"
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          </LineChart>
        </ResponsiveContainer>
      </figure>
    </div>
  );
}

type TickPlace = {
  readonly x: number | string;
  readonly y: number | string;
  readonly index: number;
  /** The width of the whole axis. */
  readonly width?: number | string | undefined;
};

/** The width that a month's name needs, in pixels; with less, only its first letter is shown. */
const NAME_WIDTH = 32;

/** The label of a month, with the year under the first month and under each January. */
function MonthMark({ x, y, index, width, months }: TickPlace & { months: readonly Month[] }) {
  const month = months[index];
  if (!month) return null;
  const [name = ''] = month.name.split(' ');
  const beginsYear = ({ first }: Month) => first.slice(5, 7) === '01';
  const next = months[1];
  const hasYear = beginsYear(month) || (index === 0 && !(next && beginsYear(next)));
  const isNarrow = Number(width ?? 0) / months.length < NAME_WIDTH;
  return (
    <text x={x} y={Number(y) + 8} textAnchor="middle" fontSize={12} fill="var(--color-muted)">
      {isNarrow ? name.slice(0, 1).toUpperCase() : name}
      {hasYear && (
        <tspan x={x} dy={15}>
          {month.first.slice(0, 4)}
        </tspan>
      )}
    </text>
  );
}
