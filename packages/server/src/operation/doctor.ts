import { constants } from 'node:fs'
import { access, mkdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { openDatabase, type Db } from '../core/database.ts'
import type { OpenSearchSettings } from '../core/opensearch-settings.ts'
import type { Settings } from '../core/settings.ts'
import { fileStore } from '../storage/file-store.ts'
import { known, look, ok, wrong, type Finding, type Told } from './finding.ts'
import { storedFiles } from './stored-files.ts'
import { waitingJobs } from './waiting-jobs.ts'

type Look = (settings: Settings, db: Db) => Promise<Told>

/** The oldest PostgreSQL that is tried. */
const oldest = 15
const gigabyte = 2 ** 30
/** Less than this is soon full; less than a tenth of it is no place to work in. */
const enoughDisk = 10 * gigabyte
/** Milliseconds that the clocks of the server and the database may differ: codes and leases last for minutes. */
const clockGap = 2000
/** Minutes after which waiting work has waited too long. */
const longWait = 30

/** Looks at everything a server needs; what cannot be looked at is wrong, and the rest is looked at all the same. */
export async function examine(settings: Settings): Promise<Finding[]> {
  const inside = await insideDatabase(settings)
  const { place, outside } = await around(settings)
  return [...place, ...inside, ...outside]
}

/** What a server stands on, and whom it asks. */
export async function around(settings: Settings): Promise<{ place: Finding[]; outside: Finding[] }> {
  const place = [
    await look('数据目录', () => dataFolder(settings)),
    await look('磁盘', () => disk(settings)),
    await look('网站', () => builtSite()),
  ]
  const { openSearch } = settings
  const engine = openSearch ? [await look('OpenSearch', () => cluster(openSearch))] : []
  return { place, outside: [...engine, await look('邮件', () => mail(settings)), ...servicesOf(settings)] }
}

async function insideDatabase(settings: Settings): Promise<Finding[]> {
  try {
    const { db, close } = await openDatabase(settings)
    return await lookInside(settings, db).finally(close)
  } catch (error) {
    return [await look('数据库', () => Promise.reject(error))]
  }
}

/** What the database tells, a look each. */
export async function lookInside(settings: Settings, db: Db): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [name, at] of Object.entries(looks)) found.push(await look(name, () => at(settings, db)))
  return found
}

const looks: Record<string, Look> = {
  数据库: async ({ databaseUrl }, db) => {
    const { version, encoding } = await oneRow<{ version: number; encoding: string }>(
      db,
      sql`select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
    )
    if (encoding !== 'UTF8') return wrong(`数据库的编码是 ${encoding}。请用 createdb --encoding=UTF8 重建。`)
    if (!databaseUrl)
      return known(`进程内的 PGlite（PostgreSQL ${version}），适合试用与小站；正式使用请设置 DATABASE_URL。`)
    if (version < oldest) return wrong(`PostgreSQL ${version} 太旧。请升级到 ${oldest} 或更新。`)
    return ok(`PostgreSQL ${version}，表已是最新。`)
  },

  时钟: async (_, db) => {
    const before = Date.now()
    const { at } = await oneRow<{ at: number }>(
      db,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`,
    )
    const gap = Math.abs(Number(at) - (before + Date.now()) / 2)
    return gap > clockGap
      ? wrong(`与数据库相差 ${(gap / 1000).toFixed(1)} 秒。请在两台机器上启用 NTP。`)
      : ok(`与数据库相差 ${Math.round(gap)} 毫秒。`)
  },

  后台任务: async (_, db) => {
    const { failed, waiting, minutes } = await waitingJobs(db)
    if (waiting > 0 && minutes > longWait)
      return wrong(`${waiting} 项在等，最久的等了 ${minutes} 分钟。请确认至少有一台服务器在运行。`)
    if (failed > 0) return known(`${failed} 项多次失败后放下，原因在 job 表的 error 列。`)
    return ok(`${waiting} 项在等。`)
  },

  文件: async (settings, db) => {
    const files = fileStore(settings)
    const { known: named, missing } = await storedFiles(db, files)
    return missing > 0
      ? wrong(`抽查 ${named} 个文件，缺 ${missing} 个。请从备份把 ${files.place} 补齐。`)
      : ok(`抽查 ${named} 个文件，都在 ${files.place}。`)
  },

  管理员: async (_, db) => {
    const { count } = await oneRow<{ count: number }>(
      db,
      sql`select count(*)::int as count from account where 'owner' = any(roles) and not is_blocked`,
    )
    return count === 0 ? known('还没有后台负责人。用 npm run admin -- grant +86-… 指定一位。') : ok(`${count} 位。`)
  },
}

export async function oneRow<Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await statement.execute(db)
  return rows[0] as Row
}

async function dataFolder({ dataDir }: Settings): Promise<Told> {
  await mkdir(dataDir, { recursive: true })
  await access(dataDir, constants.R_OK | constants.W_OK)
  return ok(dataDir)
}

async function disk({ dataDir }: Settings): Promise<Told> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const said = `剩 ${(free / gigabyte).toFixed(1)} GB。`
  if (free < enoughDisk / 10) return wrong(`${said}请腾出空间，或用 DATA_DIR 指定另一个磁盘。`)
  return free < enoughDisk ? known(`${said}少于 10 GB，请留意。`) : ok(said)
}

async function builtSite(): Promise<Told> {
  const client = join(import.meta.dirname, '../../../../site/dist/client')
  const found = await stat(client).catch(() => undefined)
  return found ? ok(`构建于 ${found.mtime.toISOString()}。`) : wrong('还没有构建。请运行 npm run build。')
}

/** Loaded where it is asked for alone. */
async function cluster(settings: OpenSearchSettings): Promise<Told> {
  const { openEngine } = await import('../search/opensearch/engine.ts')
  const engine = openEngine(settings)
  try {
    const [version, place] = [await engine.version(), await engine.place()]
    if (isOlder(version)) return wrong(`OpenSearch ${version} 太旧。请升级到 2.15 或更新。`)
    if (!place) return known(`OpenSearch ${version}，还没有索引；服务器启动后建立。`)
    return ok(`OpenSearch ${version}，索引 ${place.index} 跟到 ${new Date(place.readAt).toISOString()}。`)
  } finally {
    await engine.close()
  }
}

/** Fields that find what is held inside a number came with 2.15. */
function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < 2 || (major === 2 && minor < 15)
}

async function mail({ mail: settings, hasSandbox }: Settings): Promise<Told> {
  if (!settings) return missing('SMTP_URL', hasSandbox)
  await createTransport({ url: settings.url, connectionTimeout: 10_000 }).verify()
  return ok(`发件人 ${settings.from}，服务器应答。`)
}

/** What others do for us, where no call is free of charge or of effect: whether it is set. */
const servicesOf = (settings: Settings): Finding[] => {
  const { hasSandbox, aliyunSms, wx, qq, alipay, wechatPay, kuaidi100, tianyancha } = settings
  const services = {
    短信: aliyunSms,
    微信登录: wx,
    QQ登录: qq,
    支付宝: alipay,
    微信支付: wechatPay,
    快递: kuaidi100,
    工商信息: tianyancha,
  }
  return Object.entries(services).map(([name, service]) => ({
    name,
    ...(service ? ok('已设置。') : missing('', hasSandbox)),
  }))
}

const missing = (variable: string, hasSandbox: boolean): Told =>
  hasSandbox
    ? known('由沙箱代替。')
    : known(`未开通。${variable && `设置 ${variable} 后开通；`}变量见 docs/1-house.md。`)
