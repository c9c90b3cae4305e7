/** The API alone, with the index of a database: `node search-server.ts <database> <folder>`. Tells its parent where it listens. */
import { createApp } from '../../packages/server/src/app.ts'
import { openDatabase } from '../../packages/server/src/core/database.ts'
import { readSettings } from '../../packages/server/src/core/settings.ts'
import { buildHouse } from '../../packages/server/src/build-house.ts'
import { partCache } from '../../packages/server/src/search/index/part-cache.ts'
import { openSearchIndex } from '../../packages/server/src/search/index/search-index.ts'

const [databaseUrl, dataDir = ''] = process.argv.slice(2)
const settings = {
  ...readSettings({ NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMIT: '1000000000' }),
  databaseUrl,
  dataDir,
}
const database = await openDatabase(settings)
const house = buildHouse(settings, database)
const parts = partCache(house.parts, () => index.isReady())
const index = openSearchIndex({
  database,
  dataDir,
  onNews: parts.drop,
  onTrouble: (error) => console.error(error),
})
await index.follow()
house.search = index.search
house.parts = parts.of
const app = await createApp(house, { checksAnswers: false })
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', async () => {
  await app.close()
  await index.close()
  await database.close()
  process.exit(0)
})
