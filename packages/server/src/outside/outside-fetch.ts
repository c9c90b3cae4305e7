import { createWriteStream } from 'node:fs'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** Why a file of another site was not had. */
export type OutsideFault = 'refused' | 'gone' | 'unreachable' | 'oversize' | 'other kind' | 'busy'

/** Says why. */
export class OutsideError extends Error {
  readonly fault: OutsideFault

  constructor(fault: OutsideFault, cause?: unknown) {
    super(`The file of another site was not had: ${fault}.`, { cause })
    this.fault = fault
  }
}

/** What may be fetched, and how much of it. */
export interface OutsideTerms {
  /** Hosts, each with those below it; with the port where it is not the usual one. */
  hosts: readonly string[]
  /** Private addresses that may be reached all the same: none but in tests. */
  trusted?: string[]
  mostBytes: number
  /** Milliseconds for the whole of it, other addresses on the way included. */
  patience: number
}

/** What is fetched: what other sites are told that is wanted, and whether the beginning of what came is that. */
export interface OutsideKind {
  accept: string
  isRight: (head: Buffer) => boolean
}

const mostHops = 3
/** PDF lets a file begin with something else, up to here. */
const headLength = 1024

/** Whether an address is one of the listed hosts', plain and without a name and password in it. */
export function isListed(address: string, hosts: OutsideTerms['hosts']): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  if (!/^https?:$/.test(protocol) || username || password) return false
  return hosts.some((listed) => host === listed || host.endsWith(`.${listed}`))
}

/** By what it is, whatever the other site calls it. */
const pdf: OutsideKind = { accept: 'application/pdf', isRight: (head) => head.includes('%PDF-') }

/**
 * Fetches a PDF, or another kind of file, of another site into a file, and gives its size. Every address on the way is held against the list, and
 * what its name resolves to is looked at in the very lookup that the connection uses: nothing private is reached.
 */
export async function fetchOutside(
  address: string,
  path: string,
  terms: OutsideTerms,
  kind: OutsideKind = pdf,
): Promise<number> {
  const asking = { terms, kind, signal: AbortSignal.timeout(terms.patience) }
  try {
    return await keep(await follow(address, asking), path, asking)
  } catch (error) {
    throw error instanceof OutsideError ? error : new OutsideError(faultOf(error), error)
  }
}

const faultOf = (error: unknown): OutsideFault =>
  error instanceof Error && error.message.includes('is not allowed') ? 'refused' : 'unreachable'

interface Asking {
  terms: OutsideTerms
  kind: OutsideKind
  signal: AbortSignal
}

async function follow(address: string, asking: Asking, hops = 0): Promise<IncomingMessage> {
  if (!isListed(address, asking.terms.hosts) || hops > mostHops) throw new OutsideError('refused')
  const answer = await ask(new URL(address), asking)
  const { statusCode: status = 0, headers } = answer
  if (status === 200) return answer
  answer.destroy()
  if (status === 404 || status === 410) throw new OutsideError('gone')
  if (status < 301 || status > 308 || !headers.location) throw new OutsideError('unreachable')
  if (!URL.canParse(headers.location, address)) throw new OutsideError('refused')
  return follow(new URL(headers.location, address).href, asking, hops + 1)
}

function ask(url: URL, { terms: { trusted = [] }, kind, signal }: Asking): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const Agent = isSecure ? RequestFilteringHttpsAgent : RequestFilteringHttpAgent
  const send = isSecure ? secureRequest : plainRequest
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  send(url, {
    agent: new Agent({ allowIPAddressList: trusted }),
    signal,
    // Bytes as they are: nothing unfolds here.
    headers: { accept: kind.accept, 'accept-encoding': 'identity', 'user-agent': 'Xinpu' },
  })
    .on('response', resolve)
    .on('error', reject)
    .end()
  return promise
}

async function keep(answer: IncomingMessage, path: string, { terms, kind, signal }: Asking): Promise<number> {
  const most = terms.mostBytes
  if (Number(answer.headers['content-length'] ?? 0) > most) {
    answer.destroy()
    throw new OutsideError('oversize')
  }
  let bytes = 0
  let head = Buffer.alloc(0)
  const watch = new Transform({
    transform(chunk: Buffer, _, give) {
      bytes += chunk.length
      if (head.length < headLength) head = Buffer.concat([head, chunk]).subarray(0, headLength)
      if (bytes > most) give(new OutsideError('oversize'))
      else if (head.length >= headLength && !kind.isRight(head)) give(new OutsideError('other kind'))
      else give(null, chunk)
    },
    flush: (give) => give(kind.isRight(head) ? null : new OutsideError('other kind')),
  })
  await pipeline(answer, watch, createWriteStream(path, { flags: 'wx' }), { signal })
  return bytes
}
