/**
 * Sends mixed people to a whole site at rising rates, until it is over its limit, with one, two and three servers:
 * `npm run load [-- --servers 1,2,3 --seconds 20 --minutes 2 --port 4600 --write]`. Then goes on for so many minutes at a
 * rate that it bears, and tells the memory of each process before and after; 0 leaves that out. `--write` puts the tables
 * into docs/load.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeSection } from './bench/search-page.ts'
import { openCluster } from './cluster/cluster.ts'
import { ensureMachines } from './cluster/machines.ts'
import { climbOn, goOn, openPeople, type Climbed } from './load/run.ts'
import { tableOf } from './load/table.ts'

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '1,2,3' },
    seconds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '2' },
    port: { type: 'string', default: '4600' },
    write: { type: 'boolean', default: false },
  },
})
const counts = values.servers.split(',').map(Number)
const [seconds, minutes, port] = [Number(values.seconds), Number(values.minutes), Number(values.port)]
const isCount = (each: number) => Number.isSafeInteger(each) && each > 0 && each <= 9
if (!counts.every(isCount) || !(seconds >= 1) || !(minutes >= 0) || !Number.isSafeInteger(port)) {
  console.error(
    '--servers takes numbers from 1 to 9, as 1,2,3; --seconds from 1 on, --minutes from 0 on, --port a port.',
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'xinpu-load-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const cluster = await openCluster({
  machines: ensureMachines(),
  folder,
  port,
  servers: Math.max(...counts),
  say: (line) => console.log(line),
})
const people = openPeople(cluster.origin)
const climbed: Climbed[] = []
for (const count of counts) climbed.push(await climbOn(cluster, people, count, seconds))
const last = climbed.at(-1)?.steps ?? []
const flat = minutes > 0 ? await goOn(cluster, people, last, Math.ceil(minutes)) : undefined
await cluster.stop()
const text = tableOf(climbed, flat)
console.log(`\n${text}`)
if (values.write) await writeSection('load', text, 'load.md')
people[Symbol.dispose]()
process.exit(0)
