/** One line of a table: what was measured, how much it is, and how much it may be. */
export interface Figure {
  name: string
  value: number
  /** More of what is counted by the second is better; of everything else, less. */
  unit: 'B' | 'ms' | '/s' | ''
  /** Nothing where the figure is only told. */
  budget?: number
  /** Where the figure was taken, or what stands beside it. */
  note?: string
}

const misses: string[] = []

/** What was over its budget, of all tables so far. */
export const overBudget = (): readonly string[] => misses

/** Prints figures under a title. */
export function printTable(title: string, figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [
    figure.name,
    textOf(figure.value, figure.unit),
    textOf(figure.budget, figure.unit),
    verdictOf(figure),
    figure.note ?? '',
  ])
  const lines = [['', 'measured', 'budget', '', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  console.log(`\n── ${title}`)
  for (const line of lines)
    console.log(
      `   ${line
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd()}`,
    )
  misses.push(...figures.filter(isOver).map(({ name }) => `${title}: ${name}`))
}

/** The same as Markdown. */
export const markdownTable = (title: string, figures: readonly Figure[]): string =>
  [
    `| ${title} | Measured | Limit | |`,
    '|---|---|---|---|',
    ...figures.map((figure) => {
      const verdict = { OVER: '**not met**', ok: 'met' }[verdictOf(figure)] ?? ''
      return `| ${figure.name} | ${textOf(figure.value, figure.unit)} | ${textOf(figure.budget, figure.unit)} | ${verdict} |`
    }),
  ].join('\n')

const isOver = ({ value, budget, unit }: Figure): boolean =>
  budget !== undefined && (unit === '/s' ? value < budget : value > budget)

function verdictOf(figure: Figure): string {
  if (figure.budget === undefined) return ''
  return isOver(figure) ? 'OVER' : 'ok'
}

function textOf(value: number | undefined, unit: Figure['unit']): string {
  if (value === undefined) return ''
  const digits = { B: 0, ms: 1, '/s': 0, '': 4 }[unit]
  return `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })}${unit && ` ${unit}`}`
}

/** Han characters are two columns wide. */
const widthOf = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)

function pad(text: string, width: number, column: number): string {
  const gap = ' '.repeat(Math.max(0, width - widthOf(text)))
  return column === 1 || column === 2 ? gap + text : text + gap
}

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)] ?? Number.NaN
}

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
