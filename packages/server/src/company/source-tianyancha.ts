import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import * as z from 'zod'
import type { House } from '../core/context.ts'
import type { TianyanchaSettings } from '../core/company-settings.ts'
import { SourceFailure, type FarSource } from './source-kept.ts'
import type { Cause } from './source.ts'
import { Named, namer, tianyanchaLists } from './tianyancha-lists.ts'
import { entryOfTianyancha } from './tianyancha-entry.ts'

/** Bytes of an answer, rows of a page, and pages of a list. */
const most = { bytes: 2_000_000, rows: 20, pages: 5 }

const Answer = z.object({ error_code: z.number(), reason: z.string().nullish(), result: z.unknown().optional() })
const Page = z.object({ total: z.number().optional(), items: z.array(z.unknown()).nullish() })

/** What people look at has so much of a day's questions; the rest is kept for companies that are followed. */
const lookedShare = 0.75

interface Asked {
  stop: AbortSignal
  cause: Cause
}

/** The documented codes: there is nothing; asked too often, or nothing left to ask with. */
const nothing = 300_000
const spent: readonly number[] = [300_002, 300_003, 300_004, 300_005, 300_006, 300_007]

/** 天眼查开放平台 by its documented HTTP interface: the token in `Authorization`, answers with `error_code`. */
export function tianyanchaSource(settings: TianyanchaSettings, { db, now }: Pick<House, 'db' | 'now'>): FarSource {
  /** Undefined where the provider says that there is nothing. */
  async function ask(path: string, query: Record<string, string>, { stop, cause }: Asked): Promise<unknown> {
    await takeQuestion({ db, now }, cause === 'due' ? settings.daily : Math.ceil(settings.daily * lookedShare))
    const url = new URL(`/services/open/${path}`, settings.endpoint)
    url.search = new URLSearchParams(query).toString()
    const response = await fetch(url, { headers: { authorization: settings.token }, redirect: 'error', signal: stop })
    if (!response.ok) throw new SourceFailure('down', `天眼查 answered ${response.status}`)
    return resultOf(await textOf(response))
  }

  return {
    name: '天眼查开放平台',
    isMetered: true,
    async entry({ outer }, stop, cause) {
      const result = await ask('ic/baseinfo/normal', { keyword: outer }, { stop, cause })
      return result === undefined ? undefined : entryOfTianyancha(result)
    },
    async rows(section, { outer }, stop, cause) {
      const list = tianyanchaLists[section]
      if (!list) throw new SourceFailure('absent', `天眼查 is not asked for ${section}`)
      const items: unknown[] = []
      let total = 0
      for (let page = 1; page <= most.pages; page += 1) {
        const query = { keyword: outer, pageNum: String(page), pageSize: String(most.rows) }
        const found = readAs(Page, (await ask(list.path, query, { stop, cause })) ?? {})
        items.push(...(found.items ?? []))
        total = found.total ?? items.length
        if (items.length >= total || !found.items?.length) break
      }
      const named = namer()
      return { rows: items.map((item) => list.read(readAs(Named, item), named)), total }
    },
    async find(words, stop) {
      const query = { word: words, pageNum: '1', pageSize: '20' }
      const found = readAs(Page, (await ask('search/2.0', query, { stop, cause: 'looked' })) ?? {})
      return (found.items ?? []).map((item) => {
        const { id, name } = readAs(z.object({ id: z.coerce.string(), name: z.string() }), item)
        return { outer: id, name: name.replaceAll(/<[^>]*>/g, '') }
      })
    },
  }
}

/** Counts a question over all servers; the day in China begins anew. */
async function takeQuestion({ db, now }: Pick<House, 'db' | 'now'>, daily: number): Promise<void> {
  const { rows } = await sql`
    insert into company_quota (day, count) values (${fullDay(now())}::date, 1)
    on conflict (day) do update set count = company_quota.count + 1 where company_quota.count < ${daily}
    returning count`.execute(db)
  if (rows.length === 0) throw new SourceFailure('quota', 'TYC_DAILY is used up')
}

function resultOf(text: string): unknown {
  const { error_code: code, reason, result } = readAs(Answer, parsed(text))
  if (code === 0) return result
  if (code === nothing) return undefined
  throw new SourceFailure(spent.includes(code) ? 'quota' : 'down', `天眼查 refused: ${code} ${reason}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFailure('garbage', '天眼查 answered with something else than JSON')
  }
}

function readAs<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const read = shape.safeParse(value)
  if (!read.success) throw new SourceFailure('garbage', '天眼查 answered in another form')
  return read.data
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > most.bytes) throw new SourceFailure('garbage', '天眼查 answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
