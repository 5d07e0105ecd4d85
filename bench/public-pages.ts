import { PUBLIC_PAGES } from '#site/public-pages.ts';

/** The public pages as bars.md counts them; {yacht} stands for the id of the fleet's first yacht. */
const PAGES = ['/', '/yachts/{yacht}', ...Object.keys(PUBLIC_PAGES)];

/** The name and address of each page to measure at a site. PAGES names other pages, comma-separated. */
export async function pagesOf(origin: string): Promise<{ name: string; url: string }[]> {
  const [first] = (await (await fetch(`${origin}/api/yachts?page=1`)).json()) as { id: string }[];
  const names = process.env.PAGES?.split(',') ?? PAGES;
  return names.map((name) => ({ name, url: origin + name.replace('{yacht}', first?.id ?? '') }));
}
