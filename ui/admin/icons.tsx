import {
  ArrowLeft,
  CalendarDays,
  CircleDollarSign,
  Eye,
  GripVertical,
  Pencil,
  RotateCcw,
  Search,
  Trash2,
} from 'lucide';
import { drawn } from '#ui/icons.tsx';

/** What the staff's screens show beside the icons of `ui/icons.tsx`. */
export const ArrowLeftIcon = drawn(ArrowLeft);
export const CalendarIcon = drawn(CalendarDays);
export const EyeIcon = drawn(Eye);
export const GripIcon = drawn(GripVertical);
export const PencilIcon = drawn(Pencil);
export const PriceIcon = drawn(CircleDollarSign);
export const RestoreIcon = drawn(RotateCcw);
export const SearchIcon = drawn(Search);
export const TrashIcon = drawn(Trash2);
