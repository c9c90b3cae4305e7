import { circumstances } from '../bench/markdown.ts'
import type { Outcome } from './ledger.ts'
import type { Broken, Report } from './run.ts'

/** What came of a trial, as a page of the docs tells it. */
export function tableOf(report: Report): string {
  const { seed, broken, faults, leftOut, world } = report
  const kills = broken.filter(({ isKill }) => isKill).length
  return [
    `${kills} kills and ${broken.length - kills} other faults, \`--seed ${seed}\`. ${circumstances()}.`,
    '',
    `**${faults.length === 0 ? 'Nothing was lost, nothing was doubled, and every reading fits an order of what was written.' : `${faults.length} faults: ${faults.slice(0, 5).join('; ')}`}**`,
    '',
    ...brokenTable(broken),
    '',
    ...writtenTable(report),
    '',
    `${[...world.acts.values()].flat().length} readings and writings of ${world.acts.size} registers, ${world.glances.length} looks of a session for its own in a list that may come from the replica.`,
    ...leftOut.map((what) => `\nLeft out: ${what}.`),
  ].join('\n')
}

function brokenTable(broken: readonly Broken[]): string[] {
  const kinds = Map.groupBy(broken, ({ name }) => name)
  const rows = [...kinds]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, all]) => {
      const away = all.map((one) => one.away).toSorted((a, b) => a - b)
      return `| ${name} | ${all.length} | ${seconds(away[Math.floor(away.length / 2)])} | ${seconds(away.at(-1))} |`
    })
  return [
    '| What went wrong | times | longest time in which nobody was told anything done, median | at most |',
    '|---|---|---|---|',
    ...rows,
  ]
}

const seconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`

function writtenTable({ world: { written } }: Report): string[] {
  const kinds = Map.groupBy(written, ({ kind }) => kind)
  const rows = [...kinds].map(([kind, all]) => {
    const count = (wanted: Outcome) => all.filter(({ outcome }) => outcome === wanted).length
    return `| ${kind}s | ${count('done')} | ${count('unknown')} | ${count('refused')} |`
  })
  return ['| What was asked for | told done | nobody knows | refused |', '|---|---|---|---|', ...rows]
}

/** What was answered in the place of an answer, the most often first. */
export const answersOf = ({ world: { answers } }: Report): string =>
  [...answers]
    .toSorted(([, a], [, b]) => b - a)
    .map(([words, count]) => `${String(count).padStart(6)}  ${words}`)
    .join('\n')
