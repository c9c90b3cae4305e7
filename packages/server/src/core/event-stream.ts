import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@xinpu/contract/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import type { Live } from './handlers.ts'

/** A line that says nothing keeps the hops between from hanging up. */
const heartbeat = 20_000
/** Tabs and devices of one account that may listen at a time. */
const most = 5

/** The streams that are open. */
export interface EventStreams {
  send: (told: Told) => Promise<FastifyReply>
  /** Ends them all, so that the server can close. */
  end: () => void
}

interface Told {
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  live: Live<unknown>
  /** Looks an event over before it is sent. */
  check: (event: unknown) => unknown
}

export function eventStreams(): EventStreams {
  const open = new Set<AbortController>()
  let isEnded = false

  async function enter({ user, address, limits }: Context): Promise<AbortController> {
    const leave = await limits.hold(`stream ${user ? `account ${user.id}` : address}`, most)
    if (!leave) throw new Refusal('同时打开的页面过多，请关闭一些后再试', 'TOO_FREQUENT')
    const listener = new AbortController()
    open.add(listener)
    listener.signal.addEventListener('abort', () => {
      open.delete(listener)
      leave()
    })
    return listener
  }

  return {
    async send(told) {
      const listener = await enter(told.context)
      const body = new PassThrough()
      const heart = setInterval(() => body.write(':\n\n'), heartbeat)
      listener.signal.addEventListener('abort', () => {
        clearInterval(heart)
        body.end()
      })
      told.reply.raw.once('close', () => listener.abort())
      if (isEnded || told.reply.raw.destroyed) listener.abort()
      // Whoever reads slowly is told slowly; whoever leaves is no fault.
      void pipeline(framed(told, listener), body).catch(() => {})
      return told.reply
        .type('text/event-stream')
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .send(body)
    },
    end() {
      isEnded = true
      for (const listener of open) listener.abort()
    },
  }
}

/** What went wrong is written down; the stream ends, and the listener asks again. */
async function* framed({ live, check, request }: Told, { signal }: AbortController) {
  try {
    for await (const event of live(signal)) yield `data: ${JSON.stringify(check(event))}\n\n`
  } catch (error) {
    request.log.error(error)
  }
}
