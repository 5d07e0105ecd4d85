import {
  ArrowLeft,
  CalendarDays,
  CircleDollarSign,
  Ellipsis,
  Eye,
  GripVertical,
  Pencil,
  RotateCcw,
  Search,
  Trash2,
} from 'lucide';
import { drawn } from '#ui/icons.tsx';

/** Icons of the staff's screens, in addition to those of `ui/icons.tsx`. */
export const ArrowLeftIcon = drawn(ArrowLeft, 'even');
export const CalendarIcon = drawn(CalendarDays, 'even');
export const EyeIcon = drawn(Eye, 'even');
export const GripIcon = drawn(GripVertical, 'even');
export const MoreIcon = drawn(Ellipsis, 'even');
export const PencilIcon = drawn(Pencil, 'even');
export const PriceIcon = drawn(CircleDollarSign, 'even');
export const RestoreIcon = drawn(RotateCcw, 'even');
export const SearchIcon = drawn(Search, 'even');
export const TrashIcon = drawn(Trash2, 'even');
