import { seededRandom } from '../db/seeded-random';

export type PictureKind = 'chart' | 'diagram' | 'dialog' | 'editor' | 'form' | 'list';

type Draw = (random: () => number) => string[];

const WIDTH = 640;
const HEIGHT = 360;
const INK = '#1f2a33';
const LINE = '#d9e0e4';
const SOFT = '#e1eff1';
const ACCENT = '#0b5c6b';

export function releasePicture(kind: PictureKind, number: number): string {
  const random = seededRandom(number);
  const shapes = [box(0, 0, WIDTH, HEIGHT, '#f3f5f6'), ...frame(), ...DRAW[kind](random)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${shapes.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function frame(): string[] {
  const menu = [0, 1, 2, 3, 4].map((row) =>
    text(34, 66 + row * 28, 46 + ((row * 17) % 30), row === 1 ? ACCENT : '#9aa7b0'),
  );
  return [box(24, 20, 90, 12, ACCENT, 6), ...menu, sheet(136, 48, 484, 292), text(160, 74, 150, INK, 12)];
}

const DRAW: Record<PictureKind, Draw> = {
  list: (random) => {
    const marked = Math.floor(random() * 5);
    return [0, 1, 2, 3, 4, 5].flatMap((row) => {
      const y = 124 + row * 34;
      return [
        ...(row === marked ? [box(137, y - 15, 482, 33, SOFT)] : []),
        circle(168, y, 7, row === marked ? ACCENT : '#c3ced4'),
        text(188, y - 4, 80 + random() * 70, INK),
        text(350, y - 4, 50 + random() * 60, '#9aa7b0'),
        text(520, y - 4, 60, '#9aa7b0'),
        line(137, y + 18, 619, y + 18),
      ];
    });
  },
  form: (random) =>
    [0, 1, 2].flatMap((row) => {
      const y = 116 + row * 62;
      return [
        text(160, y, 60 + random() * 50, '#7d8a93'),
        sheet(160, y + 16, 300, 30, 6),
        text(172, y + 28, 70 + random() * 150, INK),
        ...(row === 2 ? [box(160, y + 60, 96, 26, ACCENT, 6), text(178, y + 70, 60, '#ffffff')] : []),
        box(530, y + 22, 34, 18, random() > 0.4 ? ACCENT : '#c3ced4', 9),
      ];
    }),
  chart: (random) => {
    const points = Array.from({ length: 12 }, (_, step) => [168 + step * 38, 270 - step * 8 - random() * 70] as const);
    const corners = points.map(([x, y]) => `${x.toFixed(0)},${y.toFixed(0)}`).join(' ');
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    return [
      ...[130, 180, 230, 280].map((y) => line(160, y, 596, y)),
      `<polygon points="168,300 ${corners} ${lastX},300" fill="${SOFT}"/>`,
      `<polyline points="${corners}" fill="none" stroke="${ACCENT}" stroke-width="3" stroke-linejoin="round"/>`,
      circle(lastX, Math.round(lastY), 6, ACCENT),
      ...points.map(([x]) => text(x - 9, 312, 18, '#c3ced4', 6)),
    ];
  },
  editor: (random) => [
    ...[0, 1, 2, 3, 4].map((button) => box(160 + button * 26, 102, 18, 18, button === 2 ? ACCENT : '#dfe5e8', 4)),
    ...[0, 1].flatMap((page) => [
      sheet(160 + page * 224, 132, 208, 196, 4),
      ...Array.from({ length: 9 }, (_, row) => {
        const isMarked = row === 3 + Math.floor(random() * 2);
        return text(176 + page * 224, 150 + row * 18, 90 + random() * 86, isMarked ? ACCENT : '#c3ced4', 7);
      }),
    ]),
  ],
  diagram: (random) => {
    const lift = Math.round(random() * 24);
    const [top, bottom] = [150 - lift, 250 + lift];
    return [
      path(`M268 200H320M268 200C294 200 294 ${top} 320 ${top}M268 200C294 200 294 ${bottom} 320 ${bottom}`),
      path(`M428 200H500M428 ${top}C464 ${top} 464 200 500 200M428 ${bottom}C464 ${bottom} 464 200 500 200`),
      ...node(160, 200, ACCENT, '#ffffff'),
      ...node(320, top, '#ffffff', INK),
      ...node(320, 200, SOFT, ACCENT),
      ...node(320, bottom, '#ffffff', INK),
      ...node(500, 200, '#ffffff', INK),
    ];
  },
  dialog: (random) => [
    ...[0, 1, 2, 3, 4].map((row) => text(160, 122 + row * 38, 120 + random() * 260, '#dfe5e8')),
    box(136, 48, 484, 292, '#1f2a33', 10, 0.28),
    sheet(236, 104, 284, 176),
    text(258, 128, 140, INK, 11),
    ...[0, 1, 2].map((row) => text(258, 158 + row * 18, 150 + random() * 90, '#9aa7b0')),
    box(400, 236, 98, 26, ACCENT, 6),
    text(420, 246, 58, '#ffffff'),
    sheet(310, 236, 80, 26, 6),
    text(330, 246, 40, INK),
  ],
};

function node(x: number, middle: number, fill: string, ink: string): string[] {
  return [
    `<rect x="${x}" y="${middle - 22}" width="108" height="44" rx="8" fill="${fill}" stroke="${ACCENT}"/>`,
    text(x + 16, middle - 3, 70, ink, 7),
  ];
}

function box(x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1): string {
  const rounded = radius === 0 ? '' : ` rx="${radius}"`;
  const opacityAttribute = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rounded}${opacityAttribute}/>`;
}

function sheet(x: number, y: number, width: number, height: number, radius = 10): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#fff" stroke="${LINE}"/>`;
}

function text(x: number, y: number, width: number, fill: string, height = 8): string {
  return box(x, y, Math.round(width), height, fill, height / 2);
}

function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${LINE}"/>`;
}

function path(d: string): string {
  return `<path d="${d}" fill="none" stroke="#9fb3bb" stroke-width="2"/>`;
}
