import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Kuaidi100Settings } from '../core/parcel-settings.ts'
import type { Track, TrackedParcel, TrackEvent, Tracking, TrackState } from './tracking.ts'

/** Milliseconds for the whole of a question. */
const usualPatience = 6000
/** Bytes of an answer. */
const mostBytes = 1_000_000
const mostEvents = 200
const mostLetters = 500

/** 快递100 by its documented interface 实时快递查询: a form with the question as JSON, signed with MD5. */
export const kuaidi100Tracking = (settings: Kuaidi100Settings, patience = usualPatience): Tracking => ({
  async ask(parcel) {
    const response = await fetch(new URL('/poll/query.do', settings.endpoint), {
      method: 'POST',
      body: questionOf(parcel, settings),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`快递100 answered ${response.status}`)
    return trackOf(Answer.parse(JSON.parse(await textOf(response))), parcel)
  },
})

function questionOf({ carrier, no, phone = '', to }: TrackedParcel, { customer, key }: Kuaidi100Settings) {
  const param = JSON.stringify({ com: carrier, num: no, phone, to, resultv2: '1', show: '0', order: 'desc' })
  const sign = createHash('md5')
    .update(param + key + customer)
    .digest('hex')
    .toUpperCase()
  return new URLSearchParams({ customer, sign, param })
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error('快递100 answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

const Code = z.union([z.string(), z.number()]).transform(String)
const Row = z.object({ time: z.string(), context: z.string(), areaName: z.string().nullish() })
/** Either a course, or a code that says why there is none. */
const Answer = z.object({
  nu: z.string().optional(),
  state: Code.optional(),
  data: z.array(z.unknown()).optional(),
  returnCode: Code.optional(),
  message: z.string().optional(),
})

/** Nothing is known of the number, yet. */
const noCourse = '500'

function trackOf({ nu, state = '', data, returnCode, message }: z.infer<typeof Answer>, { no }: TrackedParcel): Track {
  if (returnCode === noCourse) return { state: 'waiting', events: [] }
  if (!data) throw new Error(`快递100 refused: ${returnCode} ${message}`)
  if (nu !== undefined && nu.toUpperCase() !== no.toUpperCase()) throw new Error('快递100 told of another parcel')
  const events = data.slice(0, mostEvents).flatMap(eventOf)
  return {
    state: states[state] ?? 'moving',
    events: events.toSorted((one, other) => Number(other.at) - Number(one.at)),
  }
}

/** A line that is none is left out. */
function eventOf(row: unknown): TrackEvent[] {
  const read = Row.safeParse(row)
  const at = read.success ? chinaTime(read.data.time) : undefined
  if (!read.data || !at) return []
  const { context, areaName } = read.data
  return [{ at, place: (areaName ?? '').split(',').at(-1) ?? '', text: context.slice(0, mostLetters) }]
}

/** 2026-11-22 08:13:05, as the clocks in China say it. */
function chinaTime(text: string): Date | undefined {
  const at = new Date(`${text.trim().replace(' ', 'T')}+08:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The codes of its field `state`; any other is on its way. */
const states: Readonly<Record<string, TrackState>> = {
  2: 'trouble',
  3: 'signed',
  4: 'returned',
  5: 'delivering',
  6: 'returned',
  14: 'trouble',
}
