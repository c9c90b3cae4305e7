/** A thread that renders pages of the built site. What they ask is asked in the thread that has the database. */
import { constants, setPriority } from 'node:os'
import { pipeline } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { inOneMessage } from '../core/one-message.ts'
import type { InsideAnswer, InsideCall } from './inside-calls.ts'
import { packings, type Encoding } from './packed.ts'
import type { FromThread, Order, ToThread } from './render-words.ts'
import type { Site } from './rendering.ts'

const { entry } = workerData as { entry: string }
const { default: site } = (await import(entry)) as { default: Site }

// Calls go before pages. Only Linux has priorities of threads.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Calls without an answer, by page and number. */
const open = new Map<string, PromiseWithResolvers<InsideAnswer>>()
/** Ends pages that nobody waits for. */
const leave = new Map<number, AbortController>()
let calls = 0

const tell = inOneMessage<FromThread>((words, transfer) => parentPort?.postMessage(words, transfer))

parentPort?.on('message', (words: ToThread[]) => words.forEach(hear))
tell('ready')

function hear(word: ToThread) {
  if (word === 'ping') return tell('pong')
  if ('order' in word) return void render(word.order)
  if ('isLeft' in word) return leave.get(word.id)?.abort()
  settle(word)
}

function ask(id: number, call: InsideCall): Promise<InsideAnswer> {
  const answer = Promise.withResolvers<InsideAnswer>()
  calls += 1
  open.set(`${id} ${calls}`, answer)
  tell({ id, call: calls, ask: call })
  return answer.promise
}

function settle({ id, call, answer, error }: { id: number; call: number; answer?: InsideAnswer; error?: string }) {
  const waiting = open.get(`${id} ${call}`)
  open.delete(`${id} ${call}`)
  if (answer) waiting?.resolve(answer)
  else waiting?.reject(new Error(error))
}

async function render({ id, url, headers, nonce, origin, now, encoding }: Order) {
  const left = new AbortController()
  leave.set(id, left)
  const visit = {
    ask: (call: InsideCall) => ask(id, call),
    nonce,
    origin,
    now,
    onGone: () => tell({ id, isGone: true }),
    encoding,
    // The page's end says it.
    onWhole: () => {},
  }
  try {
    const request = new Request(url, { headers, signal: left.signal })
    const { status, headers: answered, body } = await site.fetch(request, { context: { visit } })
    const packing = body ? encoding : undefined
    if (packing) answered.set('content-encoding', packing)
    tell({ id, status, headers: [...answered] })
    let size = 0
    const pieces = counted(body ?? [], (bytes) => (size += bytes))
    for await (const piece of packing ? packedPieces(pieces, packing) : pieces) tell({ id, piece }, [piece.buffer])
    tell({ id, isEnd: true, size })
  } catch (error) {
    tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    leave.delete(id)
  }
}

async function* counted(pieces: AsyncIterable<Uint8Array> | [], count: (bytes: number) => void) {
  for await (const piece of pieces) {
    count(piece.length)
    yield piece as Uint8Array<ArrayBuffer>
  }
}

/** Each in bytes of its own, which can be given away: the packer goes on writing where it wrote the last. */
async function* packedPieces(pieces: AsyncIterable<Uint8Array>, encoding: Encoding) {
  for await (const piece of pipeline(pieces, packings[encoding].stream(), () => {}))
    yield new Uint8Array(piece as Buffer)
}
