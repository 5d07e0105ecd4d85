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

type Month = { readonly name: string; readonly revenue: number; readonly occupancyPercent: number };

const AXIS = {
  tick: { fontSize: 12, fill: 'var(--color-muted)' },
  tickLine: false,
  axisLine: false,
} as const;

const thousands = (dollars: number) =>
  dollars >= 1_000 ? `$${Math.round(dollars / 1_000)}k` : `$${dollars}`;
const FRAME = { margin: { top: 8, right: 8, bottom: 0, left: 0 } } as const;

/** Two pictures of the table that stands beside them: hidden from listeners, who have the table. */
export function Charts({ months }: { months: readonly Month[] }) {
  const data = [...months];
  return (
    <div aria-hidden="true" className="grid gap-4">
      <figure>
        <figcaption className="text-sm text-muted">{words.revenueByMonth}</figcaption>
        <ResponsiveContainer width="100%" height={170}>
          <BarChart data={data} accessibilityLayer={false} {...FRAME}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="name" {...AXIS} interval="preserveStartEnd" minTickGap={24} />
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
        <ResponsiveContainer width="100%" height={140}>
          <LineChart data={data} accessibilityLayer={false} {...FRAME}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="name" {...AXIS} interval="preserveStartEnd" minTickGap={24} />
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
