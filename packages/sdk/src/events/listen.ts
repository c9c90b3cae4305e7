import { EventSourceParserStream } from 'eventsource-parser/stream'
import { ApiError } from '../api-error.ts'
import type { ClientOptions } from '../client.ts'
import { encode } from '../encode.ts'
import { shapeOf, type StreamOp } from '../op.ts'
import { pause } from '../pause.ts'

/** Between a broken stream and the next attempt: 1 s, doubled up to 60 s. */
const firstPause = 1000
const longestPause = 60_000

export interface ListenTerms<Event> extends Pick<ClientOptions, 'baseURL' | 'session' | 'outsideSource'> {
  hear: (event: Event) => void
  /** Told when the server refuses; it is not asked again then. A broken line is mended without a word. */
  onRefused?: (error: ApiError) => void
  /** @default globalThis.fetch */
  fetch?: typeof fetch
}

/**
 * Hears a stream of events until it is stopped. Sent by fetch, because the browser's EventSource cannot carry the
 * headers that every request of the product carries.
 */
export function listen<Input extends object, Event>(
  op: StreamOp<Input, Event>,
  input: NoInfer<Input>,
  terms: ListenTerms<NoInfer<Event>>,
): () => void {
  const stop = new AbortController()
  void keepListening(op, input, terms, stop.signal)
  return () => stop.abort()
}

async function keepListening<Event>(op: string, input: object, terms: ListenTerms<Event>, signal: AbortSignal) {
  let wait = firstPause
  while (!signal.aborted) {
    const outcome = await hearOnce(op, input, terms, signal)
    if (outcome instanceof ApiError) return terms.onRefused?.(outcome)
    if (outcome === 'opened') wait = firstPause
    await pause(wait, signal)
    wait = Math.min(wait * 2, longestPause)
  }
}

/** One line to the server, until it breaks; or why the server will have none. */
async function hearOnce<Event>(op: string, input: object, terms: ListenTerms<Event>, signal: AbortSignal) {
  let outcome: 'opened' | 'unreachable' = 'unreachable'
  try {
    const response = await ask(op, input, terms, signal)
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await refusalIn(response, op)
    outcome = 'opened'
    const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { data } of read(events)) terms.hear(JSON.parse(data) as Event)
  } catch {
    // A line that broke is opened again.
  }
  return outcome
}

function ask<Event>(op: string, input: object, terms: ListenTerms<Event>, signal: AbortSignal): Promise<Response> {
  const { baseURL = '/api', session, outsideSource, fetch: send = fetch } = terms
  const { url = '', params } = encode(shapeOf(op), input as Record<string, unknown>)
  const { token = '', uid = '', uuid = '' } = session?.caller() ?? {}
  const headers = { accept: 'text/event-stream', token, uid: String(uid), uuid }
  return send(`${baseURL}${url}?${String(params)}`, {
    signal,
    headers: { ...headers, ...(outsideSource && { 'outside-source': outsideSource }) },
  })
}

/** Streams are not iterable in every browser. */
async function* read<Item>(stream: ReadableStream<Item> | undefined): AsyncGenerator<Item> {
  const reader = stream?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) yield next.value
}

/** A server that is away is asked again; one that says no is not. */
async function refusalIn(response: Response, op: string): Promise<ApiError | 'unreachable'> {
  const answer = (await response.json().catch(() => null)) as { code: number; msg: string; data: unknown } | null
  if (!answer || (response.status >= 500 && response.status !== 501)) return 'unreachable'
  return new ApiError(answer.msg, {
    code: answer.code,
    kind: 'business',
    op,
    data: answer.data,
    status: response.status,
  })
}
