import { brand } from '#core/brand.ts';

/** The logo: the sheer line of a hull over a wave, then the name. The name takes the color of the text around it. */
export function Wordmark() {
  return (
    <span translate="no" className="inline-flex items-center gap-3">
      <svg
        className="shrink-0 text-brass max-[20rem]:hidden"
        width="32"
        height="20"
        viewBox="0 0 32 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M2 8.5C11 10.5 21 9 30 2.5" />
        <path d="M2 16c3.7-2.6 7-2.6 9.8-.6s5.6 2 8.4 0 6.1-2 9.8.6" />
      </svg>
      {/* On the smallest phones, or with large letters, the logo shrinks, so that the menu button beside it fits. */}
      <span className="display text-[1.4375rem] leading-none whitespace-nowrap max-[22rem]:-ml-1.5 max-[22rem]:text-[min(1.25rem,6.25vw)]">
        {brand.shortName}
      </span>
    </span>
  );
}
