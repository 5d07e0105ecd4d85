import type { StaffRole } from '#core/rights.ts';
import { words } from './words/index.ts';

/** What somebody is on the team for, one role after the other. */
export const rolesText = (roles: readonly StaffRole[]): string =>
  roles.map((role) => words.roleNames[role]).join(', ');
