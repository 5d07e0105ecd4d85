/**
 * For the `ref` of a sticky bar: keeps the bar's height in a custom property of the page, so that a focused element scrolls to
 * where the bar does not cover it. The height depends on the language, the role, the window and the size of the letters.
 */
export const keepHeightAs = (property: `--${string}`) => (bar: HTMLElement | null) => {
  if (!bar) return;
  const page = document.documentElement.style;
  const size = new ResizeObserver(() => page.setProperty(property, `${bar.offsetHeight}px`));
  size.observe(bar);
  return () => {
    size.disconnect();
    page.removeProperty(property);
  };
};
