import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeMaster } from './master.ts';

/**
 * Portraits of the crew in the style of paper cutouts: light comes from the left, and only its edges draw the face. They are
 * obviously drawings, so that nobody takes one for a photograph of a real person.
 */

const WIDTH = 1200;
const HEIGHT = 1500;

type Tones = { readonly light: string; readonly shade: string; readonly lips: string };

type Figure = {
  readonly skin: Tones;
  readonly hair: { readonly light: string; readonly shade: string };
  /** What is drawn behind the head, and what over it. */
  readonly behind?: string;
  readonly above: string;
  /** The clothes below the neck. */
  readonly clothes: string;
  /** The background: sky and sea. */
  readonly sky: string;
  readonly sea: string;
  readonly beard?: keyof typeof BEARDS;
  /** How high and how strong the brows are; 1 is normal. */
  readonly brow: number;
  readonly isWoman?: boolean;
};

const SKIN = {
  fair: { light: '#e9bd9c', shade: '#c68d6d', lips: '#a8594c' },
  olive: { light: '#d9a37c', shade: '#a9714f', lips: '#8c4739' },
  tan: { light: '#c98b62', shade: '#95593b', lips: '#7c3c31' },
  brown: { light: '#9a6242', shade: '#683c28', lips: '#532922' },
  deep: { light: '#70442f', shade: '#43271c', lips: '#3a1a18' },
} as const satisfies Record<string, Tones>;

/** The outline of the face, and the part of it in shade. */
const FACE =
  'M448 520C440 410 505 330 602 330C700 330 764 405 756 525C752 640 700 762 604 790C506 760 456 640 448 520Z';
const SHADE =
  'M628 330C668 420 640 470 622 508C628 548 612 596 604 634C596 652 574 656 566 662C584 676 602 676 606 684C600 696 596 700 588 708C600 716 606 724 598 738C612 744 618 752 604 790C700 762 752 640 756 525C764 405 720 336 628 330Z';

/** A captain's epaulettes, with four stripes. */
const stripes = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-70" y="-26" width="140" height="52" rx="6" fill="#0b1b2b"/>${[-44, -20, 4, 28].map((at) => `<rect x="${at}" y="-26" width="11" height="52" fill="#b98b46"/>`).join('')}</g>`;

const SHOULDERS =
  'M150 1500C160 1250 215 1110 360 1052C450 1016 500 990 512 930L690 930C704 990 760 1016 850 1052C990 1110 1040 1250 1050 1500Z';
const SHOULDERS_SHADE =
  'M640 1060C720 1150 700 1330 690 1500L1050 1500C1040 1250 990 1110 850 1052C760 1016 704 990 690 930Z';

const shirt = (light: string, shade: string) =>
  `<path d="${SHOULDERS}" fill="${light}"/><path d="${SHOULDERS_SHADE}" fill="${shade}"/>`;

/** An open collar over the neck. */
const collar = (light: string, shade: string, inside: string) => `
  <path d="M500 948L604 1120L706 948L690 905L512 905Z" fill="${inside}"/>
  <path d="M508 912C470 950 440 985 432 1010L548 1110L604 1098C560 1040 520 980 508 912Z" fill="${light}"/>
  <path d="M694 912C734 950 764 985 772 1010L656 1110L604 1098C646 1040 684 980 694 912Z" fill="${shade}"/>`;

const captainsShirt = `${shirt('#f6f4ee', '#cfd6da')}${collar('#ffffff', '#dfe4e6', 'NECK')}${stripes(318, 1086, -22)}${stripes(884, 1086, 22)}
  <path d="M600 1098L606 1500" stroke="#c3cbd0" stroke-width="5"/><circle cx="604" cy="1190" r="9" fill="#c3cbd0"/><circle cx="604" cy="1320" r="9" fill="#c3cbd0"/>
  <path d="M740 1230h120v12h-120z" fill="#b9c2c8"/>`;

const CAP = `
  <path d="M428 372C420 250 500 196 606 196C716 196 790 252 776 372C700 340 520 340 428 372Z" fill="#f6f4ee"/>
  <path d="M640 198C700 240 690 300 684 349C720 354 752 362 776 372C790 252 730 200 640 198Z" fill="#cfd6da"/>
  <path d="M432 352C520 316 690 316 774 352L770 402C690 372 520 372 436 402Z" fill="#0b1b2b"/>
  <path d="M436 398C520 366 690 366 770 398C766 436 690 452 600 452C520 452 444 436 436 398Z" fill="#14293b"/>
  <path d="M462 410C540 384 664 384 744 410" stroke="#b98b46" stroke-width="7" fill="none" stroke-linecap="round"/>
  <circle cx="600" cy="312" r="24" fill="#b98b46"/><path d="M600 296v32M588 318c4 10 20 10 24 0M592 304h16" stroke="#0b1b2b" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const polo = (
  light: string,
  shade: string,
  line: string,
) => `${shirt(light, shade)}${collar(light, shade, 'NECK')}
  <path d="M604 1098L606 1240" stroke="${line}" stroke-width="5"/><circle cx="604" cy="1150" r="8" fill="${line}"/><circle cx="606" cy="1200" r="8" fill="${line}"/>
  <path d="M772 1216L802 1156V1216ZM810 1216V1172L836 1216ZM766 1224H842L830 1236H780Z" fill="#b98b46"/>`;

const chefsJacket = `${shirt('#f8f5ee', '#d3d7d6')}
  <path d="M498 960C520 1010 560 1050 604 1062C650 1050 690 1010 708 960L726 1000C706 1056 660 1096 604 1108C548 1096 500 1056 480 1000Z" fill="#0b1b2b"/>
  <path d="M470 1060C560 1120 700 1190 760 1500L720 1500C670 1230 540 1140 452 1092Z" fill="#c2c8c8"/>
  ${[1180, 1290, 1400].map((y) => `<circle cx="${470}" cy="${y}" r="13" fill="#0b1b2b"/><circle cx="${640 + (y - 1180) / 6}" cy="${y}" r="13" fill="#0b1b2b"/>`).join('')}`;

const FIGURES: Readonly<Record<string, Figure>> = {
  // A captain, her hair in a knot at the nape.
  'crew-ines-duarte': {
    skin: SKIN.olive,
    hair: { light: '#3a2a23', shade: '#241915' },
    behind: '<path d="M440 480C420 620 450 730 500 780L720 780C760 730 780 620 764 480Z" fill="HAIRSHADE"/>',
    above: `<path d="M438 396C426 460 436 530 448 570C470 540 462 470 480 424Z" fill="HAIR"/><path d="M768 396C780 460 772 530 758 572C738 540 748 470 726 424Z" fill="HAIRSHADE"/><circle cx="450" cy="610" r="8" fill="#e9d9b8"/>${CAP}`,
    clothes: captainsShirt,
    sky: '#dfe9ea',
    sea: '#0d3b4f',
    brow: 0.8,
    isWoman: true,
  },
  // A captain with a gray beard.
  'crew-malcolm-reyes': {
    skin: SKIN.brown,
    hair: { light: '#95918c', shade: '#625e5b' },
    above: `<path d="M438 400C430 450 436 520 448 580C462 520 456 450 470 424Z" fill="HAIR"/><path d="M768 400C776 450 772 520 758 580C744 520 750 450 738 424Z" fill="HAIRSHADE"/>${CAP}`,
    clothes: captainsShirt,
    sky: '#f3e7d6',
    sea: '#0f6a70',
    beard: 'full',
    brow: 1.3,
  },
  // The captain of the small boats: curls, no cap, sunglasses in her hair.
  'crew-june-castellanos': {
    skin: SKIN.tan,
    hair: { light: '#6b3f24', shade: '#472817' },
    behind:
      '<path d="M604 226C520 214 452 252 428 318C384 350 376 420 396 470C372 520 384 590 420 628C430 690 470 726 520 730L690 730C742 726 780 690 788 628C824 590 834 520 812 470C832 420 822 350 780 318C756 252 690 214 604 226Z" fill="HAIRSHADE"/>',
    above: `<path d="M604 244C530 232 466 268 446 330C408 362 404 424 424 470C412 512 420 560 444 590C452 540 458 500 478 470C520 440 560 420 580 380C612 420 680 440 724 470C748 500 754 540 760 592C786 560 796 512 782 470C802 424 796 362 760 330C740 268 676 232 604 244Z" fill="HAIR"/>
      <path d="M640 246C690 300 690 380 680 446C700 452 714 462 724 470C748 500 754 540 760 592C786 560 796 512 782 470C802 424 796 362 760 330C742 282 694 244 640 246Z" fill="HAIRSHADE"/>
      <path d="M456 356C500 326 700 326 748 356L744 384C736 408 640 414 624 380C616 368 590 368 582 380C566 414 470 408 460 384Z" fill="#14293b"/><path d="M480 366L520 358L500 392L484 388Z" fill="#4f7686"/>`,
    clothes: polo('#f6f4ee', '#cfd6da', '#b4bec5'),
    sky: '#f7dcc8',
    sea: '#0b5563',
    brow: 0.9,
    isWoman: true,
  },
  // The chef: shaved head, short black beard.
  'crew-rafael-benoit': {
    skin: SKIN.deep,
    hair: { light: '#241a17', shade: '#171010' },
    above: '',
    clothes: chefsJacket,
    sky: '#e7e4d6',
    sea: '#2f4657',
    beard: 'short',
    brow: 1.2,
  },
  // The chief host: hair up, small earrings.
  'crew-adaeze-whitfield': {
    skin: SKIN.deep,
    hair: { light: '#2a1c18', shade: '#180f0d' },
    behind:
      '<circle cx="604" cy="236" r="104" fill="HAIR"/><path d="M628 134C690 180 690 280 660 336C720 310 712 200 684 168Z" fill="HAIRSHADE"/>',
    above: `<path d="M446 560C420 420 470 300 604 296C738 300 786 420 760 560C758 480 740 410 690 376C640 360 560 360 516 376C466 410 450 480 446 560Z" fill="HAIR"/>
      <path d="M626 297C680 320 690 350 690 376C740 410 758 480 760 560C786 420 738 306 626 297Z" fill="HAIRSHADE"/><circle cx="438" cy="640" r="11" fill="#b98b46"/><circle cx="768" cy="640" r="11" fill="#8f6a31"/>`,
    clothes: polo('#14374b', '#0b2433', '#0b1b2b'),
    sky: '#d6e6e3',
    sea: '#b98b46',
    brow: 0.8,
    isWoman: true,
  },
  // The engineer: red beard, a knitted cap.
  'crew-tomas-lindqvist': {
    skin: SKIN.fair,
    hair: { light: '#a85a2c', shade: '#7b3d1c' },
    above: `<path d="M440 400C434 470 438 530 448 575C464 520 462 470 474 430Z" fill="HAIR"/><path d="M766 400C774 470 768 530 758 575C744 520 746 470 732 430Z" fill="HAIRSHADE"/>
      <path d="M426 420C410 280 490 206 604 206C718 206 796 280 780 420C700 386 506 386 426 420Z" fill="#0f6a70"/><path d="M640 208C700 250 700 330 690 394C724 400 756 410 780 420C796 290 734 210 640 208Z" fill="#0a4b52"/>
      <path d="M422 372C520 332 690 332 784 372L786 440C700 402 506 402 420 440Z" fill="#0c585f"/><path d="M690 346C724 352 758 362 784 372L786 440C758 428 724 418 690 412Z" fill="#083d43"/>`,
    clothes: `${shirt('#4b5f70', '#324453')}${collar('#566c7e', '#3b4e5e', 'NECK')}<path d="M604 1098L606 1500" stroke="#22313d" stroke-width="7"/><path d="M330 1230h150v14h-150z" fill="#22313d"/><path d="M740 1230h150v14h-150z" fill="#1b2832"/><path d="M372 1180h16v60h-16z" fill="#b98b46"/>`,
    sky: '#ebe7df',
    sea: '#0d3b4f',
    beard: 'full',
    brow: 1.2,
  },
};

/** The names of the pictures that this file draws. */
export const PORTRAITS: readonly string[] = Object.keys(FIGURES);

const BEARDS = {
  full: (
    lips: string,
  ) => `<path d="M450 560C452 690 510 790 604 822C700 790 752 690 755 560C742 620 722 656 690 668C660 652 640 656 604 666C566 656 540 652 514 668C484 656 462 620 450 560Z" fill="HAIR"/>
    <path d="M604 666C640 656 660 652 690 668C722 656 742 620 755 560C752 690 700 790 604 822Z" fill="HAIRSHADE"/>
    <path d="M548 702C580 694 630 694 660 702C640 734 568 734 548 702Z" fill="${lips}"/>`,
  short: (
    lips: string,
  ) => `<path d="M450 580C456 690 510 776 604 800C700 776 750 690 755 580C744 640 716 690 664 700C660 676 640 662 604 668C566 662 548 676 544 700C492 690 462 640 450 580Z" fill="HAIR"/>
    <path d="M604 668C640 662 660 676 664 700C716 690 744 640 755 580C750 690 700 776 604 800Z" fill="HAIRSHADE"/>
    <path d="M552 702C580 692 628 692 656 702C640 736 568 736 552 702Z" fill="${lips}"/>`,
} as const;

function draw({
  skin,
  hair,
  behind = '',
  above,
  clothes,
  sky,
  sea,
  beard,
  brow,
  isWoman = false,
}: Figure): string {
  const colored = (part: string) =>
    part.replaceAll('HAIRSHADE', hair.shade).replaceAll('HAIR', hair.light).replaceAll('NECK', skin.shade);
  const lift = brow * 4;
  // Women are drawn with a slightly heavier lid than men.
  const lid = isWoman ? 9 : 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>
  <rect y="1040" width="${WIDTH}" height="460" fill="${sea}"/>
  <rect y="1034" width="${WIDTH}" height="6" fill="#b98b46"/>
  <g transform="translate(-84 -30) scale(1.14)">
  ${colored(behind)}
  <g transform="translate(0 -110)">${colored(clothes)}</g>
  <path d="M512 700L508 850C540 900 664 900 694 850L694 700Z" fill="${skin.light}"/>
  <path d="M512 752C560 812 640 812 694 740L694 850C674 884 620 900 590 890C600 860 560 820 512 790Z" fill="${skin.shade}"/>
  <path d="M450 520C424 500 412 540 424 580C432 612 446 626 460 620Z" fill="${skin.light}"/>
  <path d="M754 520C780 500 792 540 780 580C772 612 758 626 744 620Z" fill="${skin.shade}"/>
  <path d="${FACE}" fill="${skin.light}"/>
  <path d="${SHADE}" fill="${skin.shade}"/>
  <path d="M484 ${498 - lift}C510 ${472 - lift} 550 ${474 - lift} 580 ${492 - lift / 2}C550 486 516 488 484 ${500 + lift / 2}Z" fill="${hair.shade}"/>
  <path d="M724 ${498 - lift}C700 ${472 - lift} 664 ${474 - lift} 636 ${492 - lift / 2}C664 486 694 488 724 ${500 + lift / 2}Z" fill="${hair.shade}"/>
  <path d="M502 544C522 522 554 522 574 544C552 560 522 560 502 544Z" fill="#f1e8dc"/>
  <path d="M642 544C664 522 694 522 714 544C692 560 662 560 642 544Z" fill="#cfc3b6"/>
  <circle cx="540" cy="541" r="14" fill="#2a1c15"/><circle cx="680" cy="541" r="14" fill="#20140f"/>
  <path d="M496 546C520 516 556 516 580 546C552 ${524 + lid} 522 ${524 + lid} 496 546Z" fill="#1c1512"/>
  <path d="M636 546C660 516 696 516 720 546C694 ${524 + lid} 664 ${524 + lid} 636 546Z" fill="#120d0b"/>
  ${
    beard
      ? ''
      : `<path d="M546 700C572 698 592 694 604 700C618 694 638 698 662 700C640 712 568 712 546 700Z" fill="${skin.lips}"/>
  <path d="M552 704C576 738 634 738 656 704C632 714 576 714 552 704Z" fill="${skin.lips}" opacity=".75"/>`
  }
  ${beard ? colored(BEARDS[beard](skin.lips)) : ''}
  ${colored(above)}
  </g>
</svg>`;
}

/** Draws a portrait as PNG. Throws if nobody has that name. */
export function drawPortrait(name: string): Promise<Buffer> {
  const figure = FIGURES[name];
  if (!figure) throw new Error(`Nobody is called ${name}`);
  return sharp(Buffer.from(draw(figure)))
    .png()
    .toBuffer();
}

/** `node media/portraits.ts`: draws all portraits into media/pictures; with `--into <folder>` as PNG into that folder. */
if (import.meta.main) {
  const { values } = parseArgs({ options: { into: { type: 'string' } } });
  if (values.into) await mkdir(values.into, { recursive: true });
  for (const name of PORTRAITS) {
    const drawn = await drawPortrait(name);
    if (values.into) await writeFile(path.join(values.into, `${name}.png`), drawn);
    else
      await writeFile(
        path.join(import.meta.dirname, 'pictures', `${name}.webp`),
        await makeMaster(drawn, WIDTH),
      );
  }
}
