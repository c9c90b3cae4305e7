/** A colour in both themes. */
type Pair = readonly [light: string, dark: string]

/** Every colour by its meaning. Text pairs hold WCAG AA (4.5:1) on the surfaces they are meant for, in both themes. */
export const color = {
  canvas: ['#f7f8f6', '#0e1613'],
  surface: ['#ffffff', '#14201b'],
  raised: ['#ffffff', '#1a2822'],
  sunken: ['#f1f3f0', '#101a16'],
  hover: ['#f4f6f3', '#1a2922'],
  /** Hover on what floats: `hover` cannot be seen on `raised` in the dark. */
  hoverRaised: ['#f4f6f3', '#24362d'],

  ink: ['#17211d', '#e8efeb'],
  inkQuiet: ['#55625c', '#a9b7b0'],
  /** Icons, ticks and rules that must be seen (3:1); never text. */
  inkFaint: ['#7d8983', '#76857d'],
  line: ['#e1e6e2', '#24332c'],
  lineStrong: ['#b9c3bd', '#3a4c43'],
  /** The edge of anything you can type in or tick (3:1). */
  lineControl: ['#828d87', '#6a7a72'],
  /** The rule over a section's head. */
  rule: ['#17211d', '#6a7a72'],

  accent: ['#a8481f', '#f0a27a'],
  accentHover: ['#8f3b17', '#f6b898'],
  onAccent: ['#ffffff', '#1b100a'],
  accentWash: ['#fbefe8', '#2e1e15'],
  accentLine: ['#dfb199', '#70472f'],
  /** Behind matched characters. */
  mark: ['#fae0ce', '#50301d'],
  /** Copper lines in drawings. */
  trace: ['#c0714a', '#b8734e'],

  link: ['#0b5f7a', '#7cc7df'],
  linkWash: ['#e6f1f4', '#12292f'],
  ok: ['#0b6b4a', '#6fd3a8'],
  okWash: ['#e6f2ec', '#122a20'],
  warn: ['#8a5a00', '#f0c36b'],
  warnWash: ['#fbf2de', '#2c2412'],
  danger: ['#b3261e', '#ff9a92'],
  dangerWash: ['#fcecea', '#341c1a'],
  onDanger: ['#ffffff', '#2a0b08'],
  info: ['#1f5fa8', '#8cbef5'],
  infoWash: ['#e8f0f9', '#152638'],
  /** 需求 and 供应. */
  demand: ['#a8481f', '#f0a27a'],
  supply: ['#0b5f7a', '#7cc7df'],

  focus: ['#0b5f7a', '#7cc7df'],
  scrim: ['rgb(23 33 29 / .40)', 'rgb(4 8 6 / .62)'],
  /** A PDF page: paper in both themes. */
  paper: ['#ffffff', '#e9ebe8'],
  paperInk: ['#1b1b1b', '#1b1b1b'],
} as const satisfies Record<string, Pair>

/** The one shadow, for what floats. */
export const shadow = {
  float: [
    '0 0 0 1px rgb(23 33 29 / .06), 0 2px 6px rgb(23 33 29 / .06), 0 16px 40px -12px rgb(23 33 29 / .22)',
    '0 0 0 1px #33443b, 0 2px 6px rgb(0 0 0 / .3), 0 20px 48px -12px rgb(0 0 0 / .65)',
  ],
} as const satisfies Record<string, Pair>

/** What stands for a colour where the system says which colours there are. */
export const systemColor: Record<keyof typeof color, string> = {
  canvas: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  sunken: 'Canvas',
  hover: 'Canvas',
  hoverRaised: 'Canvas',
  ink: 'CanvasText',
  inkQuiet: 'CanvasText',
  inkFaint: 'CanvasText',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  lineControl: 'CanvasText',
  rule: 'CanvasText',
  accent: 'Highlight',
  accentHover: 'Highlight',
  onAccent: 'HighlightText',
  accentWash: 'Canvas',
  accentLine: 'Highlight',
  mark: 'Highlight',
  trace: 'CanvasText',
  link: 'LinkText',
  linkWash: 'Canvas',
  ok: 'CanvasText',
  okWash: 'Canvas',
  warn: 'CanvasText',
  warnWash: 'Canvas',
  danger: 'CanvasText',
  dangerWash: 'Canvas',
  onDanger: 'Canvas',
  info: 'CanvasText',
  infoWash: 'Canvas',
  demand: 'CanvasText',
  supply: 'CanvasText',
  focus: 'Highlight',
  scrim: 'color-mix(in srgb, Canvas 70%, transparent)',
  paper: 'Canvas',
  paperInk: 'CanvasText',
}

/** Distances in pixels; nothing stands between these. */
export const space = { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 6: '24px', 8: '32px', 12: '48px', 16: '64px' } as const

export const radius = { control: '4px', card: '6px', dialog: '8px' } as const

/** Sizes of type: 12 labels, 13 table cells, 14 body, 16 block titles, 20 figures, 28 page titles. */
export const text = { 12: '12px', 13: '13px', 14: '14px', 16: '16px', 20: '20px', 28: '28px', 40: '40px' } as const

export const font = {
  han: '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
  /** Part numbers and figures. */
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", Consolas, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", monospace',
} as const

/** Heights and widths that several widgets share. */
export const size = {
  controlSm: '28px',
  control: '36px',
  controlLg: '44px',
  row: '44px',
  rowCompact: '32px',
  header: '83px',
  strip: '64px',
  gutter: 'clamp(16px, 5vw, 48px)',
  dialog: '500px',
} as const

/** The air of rows, comfortable and compact: a page has one density, a table may bring its own. */
export const density = {
  row: [size.row, size.rowCompact],
  head: ['36px', '32px'],
  cell: ['12px', '10px'],
  /** Two lines of text, or one button, fit into a row with it. */
  air: ['3px', '1px'],
} as const satisfies Record<string, readonly [comfortable: string, compact: string]>

export const motion = { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(.2, .7, .2, 1)' } as const

/** Where the page changes its shape. */
export const breakpoint = { phone: 600, desktop: 1024, wide: 1440 } as const
