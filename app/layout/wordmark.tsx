import { brand } from '#core/brand.ts';

/** The name as it is drawn: the sheer line of a hull over the words. Takes the colour of the text around it. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-3">
      <svg
        className="shrink-0 text-brass"
        width="34"
        height="24"
        viewBox="0 0 34 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M1 9.5C9 10.5 19 9.5 33 4c-2.5 4.5-5.5 7.500-8.500 9" />
        <path d="M3 16c3.500-2.300 6.500-2.300 9.700 0s6.300 2.300 9.600 0 6-2.300 9.200-.300" />
        <path d="M8 21.500c2.600-1.600 5-1.600 7.500 0s5 1.600 7.500 0" />
      </svg>
      <span className="grid leading-none">
        <span className="display text-[1.375rem] leading-[1.05] tracking-[-0.01em] whitespace-nowrap">
          {brand.shortName}
        </span>
        <span className="sr-only"> Yachts</span>
      </span>
    </span>
  );
}
