import { circumstances, shown } from '../bench/markdown.ts'
import type { Climbed, Flat } from './run.ts'
import { isOver, kneeOf, limits, type Step } from './steps.ts'

/** What was asked and what came of it, as a page of the docs tells it. */
export const tableOf = (climbed: readonly Climbed[], flat: Flat | undefined): string =>
  [
    `${circumstances()}. People, servers, databases, pooler and balancer share these cores: more servers take from each other here what they would add on machines of their own.`,
    '',
    ...kneeTable(climbed),
    ...climbed.flatMap(climbTable),
    ...(flat ? flatTable(flat) : []),
  ].join('\n')

const kneeTable = (climbed: readonly Climbed[]): string[] => [
  '| Servers | knee, acts a second | p50 | p99 |',
  '|---|---|---|---|',
  ...climbed.map(({ servers, steps }) => {
    const knee = kneeOf(steps)
    return `| ${servers} | ${knee?.rate ?? `below ${steps[0]?.rate}`} | ${ms(knee?.p50)} | ${ms(knee?.p99)} |`
  }),
]

const climbTable = ({ servers, steps }: Climbed): string[] => [
  '',
  `### ${servers} ${servers === 1 ? 'server' : 'servers'}`,
  '',
  '| Acts a second | p50 | p99 | p99 of visitors | of buyers | of sellers | errors | cores that people took | |',
  '|---|---|---|---|---|---|---|---|---|',
  ...steps.map((step) => `| ${step.rate} | ${cellsOf(step)} | ${isOver(step) ? 'over' : ''} |`),
  '',
  ...plotOf(
    `p99 by acts a second, ${servers} ${servers === 1 ? 'server' : 'servers'}`,
    steps.map(({ rate }) => String(rate)),
    steps,
  ),
]

const cellsOf = ({ p50, p99, byWho, errors, cpu }: Step): string =>
  [
    ms(p50),
    ms(p99),
    ...(['visitor', 'buyer', 'seller'] as const).map((who) => ms(byWho.get(who))),
    `${(errors * 100).toFixed(2)} %`,
    cpu.toFixed(2),
  ].join(' | ')

function flatTable({ minutes, steps, memory }: Flat): string[] {
  const errors = steps.reduce((sum, step) => sum + step.errors, 0) / steps.length
  const worst = Math.max(...steps.map(({ p99 }) => p99))
  return [
    '',
    `### ${minutes} minutes at ${steps[0]?.rate} acts a second`,
    '',
    `p99 of the worst minute ${ms(worst)}, errors ${(errors * 100).toFixed(2)} %.`,
    '',
    ...plotOf(
      'p99 by minute',
      steps.map((_, at) => String(at + 1)),
      steps,
    ),
    '',
    '| Process, with all that it started | at the beginning | at the end |',
    '|---|---|---|',
    ...memory.map(({ name, before, after }) => `| ${name} | ${megabytes(before)} | ${megabytes(after)} |`),
  ]
}

/** A plot that whoever shows Markdown draws. */
const plotOf = (title: string, places: readonly string[], steps: readonly Step[]): string[] => [
  '```mermaid',
  'xychart-beta',
  `  title "${title}"`,
  `  x-axis [${places.join(', ')}]`,
  `  y-axis "ms" 0 --> ${Math.ceil(Math.max(limits.p99, ...steps.map(({ p99 }) => p99 || 0)))}`,
  `  line [${steps.map(({ p99 }) => Math.round(p99 || 0)).join(', ')}]`,
  '```',
]

const ms = (value = Number.NaN): string => (Number.isNaN(value) ? '–' : `${shown(value)} ms`)
const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`
