/** The process: settings, database, first-run seed, socket, stop. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { startDaily } from './core/daily.ts'
import { openDatabase, type Database } from './core/database.ts'
import { FolderTaken } from './core/folder-lock.ts'
import { readSettings, type Settings } from './core/settings.ts'
import { wantUnreadPageText } from './datasheet/page-text.ts'
import { furnish } from './furnish.ts'
import { startJobs } from './jobs/job-runner.ts'
import { searchByIndex } from './search/index/search-index.ts'
import { wantCurrentWords } from './search/refresh-words.ts'
import { seedFirstRun } from './seed/first-run.ts'

const siteFolder = join(import.meta.dirname, '../../../site/dist')
/** A stop that takes longer is cut short. */
const patience = 10_000

try {
  await start(readSettings(process.env))
} catch (error) {
  console.error(complaintOf(error))
  process.exit(1)
}

async function start(settings: Settings) {
  say(settings.databaseUrl ? '正在连接 PostgreSQL…' : `正在打开数据目录 ${settings.dataDir}…`)
  const database = await openDatabase(settings)
  const house = furnish(settings, database.db)
  await wantCurrentWords(house.db)
  await seedFirstRun(house, say)
  const app = await createApp(house, { siteFolder })
  const stopDaily = startDaily(house, app.log)
  await wantUnreadPageText(house.db)
  const stopJobs = startJobs(house, app.log)
  const stopIndex = settings.search === 'index' ? searchByIndex(house, database, app.log) : async () => {}
  stopOnSignal(app, database, () => Promise.all([stopDaily(), stopJobs(), stopIndex()]))
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
    await Promise.all([app.close(), stopWork()])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}

function say(line: string) {
  console.log(line)
}

/** One sentence for what a person can mend; the whole trace for the rest. */
function complaintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return '端口已被占用。请用 PORT 指定另一个端口，或先停止占用它的程序。'
  const isPlain = error instanceof FolderTaken || error.message.startsWith('The ') || error.message.startsWith('SMS_')
  return isPlain ? error.message : (error.stack ?? error.message)
}
