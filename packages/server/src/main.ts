/** The process: settings, database, first-run seed, socket, stop. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { closeApp } from './core/close-app.ts'
import { operatorSentence } from './core/operator-error.ts'
import { startDaily } from './core/daily.ts'
import { openDatabase, type Database } from './core/database.ts'
import { joinServers } from './core/fellow-servers.ts'
import { readSettings, type Settings } from './core/settings.ts'
import { buildHouse } from './build-house.ts'
import { startJobs } from './jobs/job-runner.ts'
import { startSearch } from './search/start-search.ts'
import { wantCurrentWords } from './search/refresh-words.ts'
import { seedFirstRun } from './seed/first-run.ts'
import { sweepDrafts } from './storage/drafts.ts'

const siteFolder = join(import.meta.dirname, '../../../site/dist')
/** Threads that render pages: one for each core, as far as their memory is small beside that of the rest. */
const threads = process.env['NODE_ENV'] === 'production' ? Math.min(availableParallelism(), 4) : 0
/** A stop that takes longer is cut short. */
const patience = 25_000

try {
  await start(readSettings(process.env))
} catch (error) {
  giveUp(error)
}

async function start(settings: Settings) {
  say(settings.databaseUrl ? '正在连接 PostgreSQL…' : `正在打开数据目录 ${settings.dataDir}…`)
  // What is not asked for is not read either.
  const traces = settings.traces && (await import('./operation/traces.ts')).startTraces(settings.traces)
  const database = await openDatabase(settings, say, traces?.onStatement)
  void database.lost.then(giveUp)
  sweepDrafts(settings.dataDir, { isAlone: database.kind === 'pglite', now: new Date() })
  const house = buildHouse(settings, database)
  await wantCurrentWords(house.db)
  await seedFirstRun(house, say)
  const app = await createApp(house, { ...(settings.hasSite && { siteFolder, threads }), traces })
  const stopDaily = startDaily(house, app.log)
  for (const begin of house.brought.starts) await begin(house)
  const stopJobs = startJobs(house, app.log)
  const stopSearch = await startSearch(house, database, app.log)
  const leave = await joinServers(house, say)
  stopOnSignal(app, database, () => Promise.all([stopDaily(), stopJobs(), stopSearch(), leave(), traces?.stop()]))
  const address = await app.listen({ port: settings.port, host: settings.host })
  welcome(settings, database, address)
}

function welcome({ hasSandbox }: Settings, { kind }: Database, address: string) {
  say(`芯谱已就绪：${address}`)
  if (hasSandbox) say(`短信验证码与邮件在沙箱发件箱：${address}/sandbox`)
  if (kind === 'pglite')
    say('数据库是进程内的 PGlite，适合试用与小站；正式使用请设置 DATABASE_URL 指向 PostgreSQL（见 docs/1-house.md）。')
  say('按 Ctrl-C 停止。')
}

/** Answers what is under way, closes the database, and goes. A second signal does not wait. */
function stopOnSignal(app: FastifyInstance, database: Database, stopWork: () => Promise<unknown>) {
  let isStopping = false
  async function stop() {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), patience).unref()
    say('正在停止…')
    await Promise.all([closeApp(app), stopWork()])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}

/** Without a database there is nothing to serve: whoever watches over the process starts it anew. */
function giveUp(error: unknown): never {
  console.error(operatorSentence(error))
  process.exit(1)
}

function say(line: string) {
  console.log(line)
}
