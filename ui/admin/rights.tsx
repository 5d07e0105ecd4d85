import { createContext, type ReactNode, useContext } from 'react';
import { type Area, type Doing, may, type StaffRole } from '#core/rights.ts';

/** The roles of whoever looks at the screen. The server asks again at every call; here it is only said what to draw. */
const Roles = createContext<readonly StaffRole[]>([]);

/** Gives the screens below it the roles of whoever is signed in. */
export const RolesProvider = Roles.Provider;

/** Whether whoever looks at the screen may do that there, as the table in core/rights.ts has it. */
export function useMay(): (area: Area, doing: Doing) => boolean {
  const roles = useContext(Roles);
  return (area, doing) => may(roles, area, doing);
}

/** Draws what only some of the staff have a use for: a button that would be refused is not shown. */
export function IfMay({ area, doing, children }: { area: Area; doing: Doing; children: ReactNode }) {
  return useMay()(area, doing) ? children : null;
}
