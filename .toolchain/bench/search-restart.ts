/** Opens an index from its snapshot and tells what that took: `node search-restart.ts <database> <folder>`. */
import { openDatabase } from '../../packages/server/src/core/database.ts'
import { openSearchIndex } from '../../packages/server/src/search/index/search-index.ts'
import { timed } from './report.ts'

const [databaseUrl, dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl, dataDir })
const weight = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

const before = weight()
const index = openSearchIndex({ database, dataDir, onTrouble: (error) => console.error(error) })
const restart = await timed(() => index.follow())
for (const text of ['stm32', '贴片电容', '0402', 'lm3458dr'])
  await index.search.find({ text, sort: 'relevance', limit: 20, offset: 0 })
console.log(JSON.stringify({ restart, memory: weight() - before }))
await index.close()
await database.close()
