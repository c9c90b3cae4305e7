/** Prints how many of the declared calls are built, by domain. Run by `npm run gaps`. */
import * as contract from '@xinpu/contract'
import { operationsOf } from '@xinpu/contract/walk'
import { handlerAt } from './core/serve.ts'
import { handlers } from './domains.ts'

const calls = operationsOf(contract).map(({ way }) => ({
  domain: way[0] ?? '',
  isBuilt: handlerAt(handlers as never, way) !== undefined,
}))
const rows = [...Map.groupBy(calls, ({ domain }) => domain)].map(([domain, group]) => ({
  domain,
  declared: group.length,
  built: group.filter(({ isBuilt }) => isBuilt).length,
}))
const all = { domain: 'all', declared: calls.length, built: calls.filter(({ isBuilt }) => isBuilt).length }

console.log(`${'domain'.padEnd(12)}${'declared'.padStart(10)}${'built'.padStart(8)}${'gap'.padStart(8)}`)
for (const { domain, declared, built } of [...rows, all])
  console.log(
    `${domain.padEnd(12)}${String(declared).padStart(10)}${String(built).padStart(8)}${String(declared - built).padStart(8)}`,
  )
