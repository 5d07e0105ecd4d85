import { createContext, type ReactNode, useContext } from 'react';
import { type Area, type Doing, may, type StaffRole } from '#core/rights.ts';

/** The roles of the signed-in staff member. They only decide what is drawn: the server checks the rights at every call. */
const Roles = createContext<readonly StaffRole[]>([]);

/** Gives the screens below it the roles of the signed-in staff member. */
export const RolesProvider = Roles.Provider;

/** Whether the signed-in staff member may do that in that area, by the table in core/rights.ts. */
export function useMay(): (area: Area, doing: Doing) => boolean {
  const roles = useContext(Roles);
  return (area, doing) => may(roles, area, doing);
}

/** Draws its children only for staff who have the right: a button that the server would refuse is not shown. */
export function IfMay({ area, doing, children }: { area: Area; doing: Doing; children: ReactNode }) {
  return useMay()(area, doing) ? children : null;
}
