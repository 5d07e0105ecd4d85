import { encodeForSigner } from '#features/agreements/api/encode.ts';
import { requestNumber } from '#features/charters/domain.ts';
import type { CheckInAnswer, ChoiceAnswer, ContractAnswer } from '../schema.ts';
import type { Boarding, OpenedCheckIn, OpenedChoice, OpenedContract } from '../service/index.ts';

export const iso = (at: Date | null) => at?.toISOString() ?? null;

export const encodeBoarding = ({ at, ...boarding }: Boarding) => ({ ...boarding, at: iso(at) });

export const encodeChoice = (of: OpenedChoice): ChoiceAnswer => ({
  canChoose: of.canChoose,
  charterer: of.charterer,
  captains: of.captains.map(({ id, name, license }) => ({ id, name, license })),
  choice: of.choice && {
    kind: of.choice.kind,
    captainId: of.choice.captainId,
    name: of.choice.name,
    license: of.choice.license,
    licenseValidUntil: of.choice.licenseValidUntil,
    phone: of.choice.phone,
    isMailed: of.choice.email !== '',
  },
  isLost: of.isLost,
  isAwaited: of.isAwaited,
  isCurrent: of.isCurrent,
  contracts: encodeForSigner(of.contracts),
});

export const encodeContract = ({
  choice,
  charter,
  marina,
  contracts,
  isCurrent,
}: OpenedContract): ContractAnswer => ({
  captain: choice.name,
  charterer: charter.contactName,
  yacht: charter.yachtName,
  marina,
  startDate: charter.startOn,
  departsAt: charter.departsAt.toISOString(),
  returnsAt: charter.returnsAt.toISOString(),
  guestCount: charter.guestCount,
  isCurrent,
  contracts: encodeForSigner(contracts, 'captain'),
});

export const encodeCheckIn = ({ charter, guests, against }: OpenedCheckIn): CheckInAnswer => ({
  charterId: charter.id,
  number: requestNumber(charter.id),
  client: charter.contactName,
  yacht: charter.yachtName,
  departsAt: charter.departsAt.toISOString(),
  returnsAt: charter.returnsAt.toISOString(),
  guests: guests.map(encodeBoarding),
  against,
});
