/**
 * Breaks a whole site while people use it, and holds what is there against what they were told:
 * `npm run chaos [-- --kills 500 --seed 1 --port 4500 --write]`. Ends with 1 where something was lost, doubled or read
 * in no order; `--write` puts the table into docs/chaos.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeSection } from './bench/search-page.ts'
import { tryAll } from './chaos/run.ts'
import { answersOf, tableOf } from './chaos/table.ts'
// Before what is undone below: everybody is gone by then.
import './cluster/member.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4500' },
    write: { type: 'boolean', default: false },
  },
})
const [kills, seed, port] = [Number(values.kills), Number(values.seed), Number(values.port)]
if (![kills, seed, port].every((each) => Number.isSafeInteger(each) && each > 0)) {
  console.error('--kills, --seed and --port take whole numbers from 1 on.')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'xinpu-chaos-'))
const undone: (() => void)[] = []
process.once('exit', () => {
  for (const undo of undone.toReversed()) undo()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const report = await tryAll({
  folder,
  port,
  kills,
  seed,
  say: (line) => console.log(line),
  undo: (work) => void undone.push(work),
})
console.log(`\n${tableOf(report)}\n\nAnswers that were none:\n${answersOf(report)}`)
if (values.write) await writeSection('chaos', tableOf(report), 'chaos.md')
process.exit(report.faults.length > 0 ? 1 : 0)
