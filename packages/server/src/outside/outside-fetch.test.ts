import dns from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchOutside, isListed, OutsideError, type OutsideTerms } from './outside-fetch.ts'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4000, 32)])
let folder: string
const closing: (() => void)[] = []

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'outside-'))))
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await rm(folder, { recursive: true })
})

/** A site on this machine, and how often it was asked. */
async function site(answer: RequestListener, at = '127.0.0.1'): Promise<{ port: number; asked: () => number }> {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    answer(request, response)
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((done) => void server.listen(0, at, done))
  return { port: (server.address() as AddressInfo).port, asked: () => count }
}

const givesPdf: RequestListener = (_, response) => response.end(pdf)

/** Lists the host of an address, so that only what it resolves to can be at fault. */
const termsFor = (address: string, changes: Partial<OutsideTerms> = {}): OutsideTerms => ({
  hosts: [new URL(address).host],
  mostBytes: 100_000,
  patience: 5000,
  ...changes,
})
const trusting = { trusted: ['127.0.0.1'] }

const fetched = (address: string, terms = termsFor(address)) => fetchOutside(address, join(folder, 'copy'), terms)
const faultOf = (wish: Promise<unknown>) =>
  wish.then(
    () => 'had',
    (error: unknown) => (error instanceof OutsideError ? error.fault : error),
  )

describe('a private address', () => {
  test.each(['127.0.0.1', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '[::ffff:127.0.0.1]'])(
    'is not reached as %s, though something listens there',
    async (host) => {
      const { port, asked } = await site(givesPdf)
      expect(await faultOf(fetched(`http://${host}:${port}/a.pdf`))).toBe('refused')
      expect(asked()).toBe(0)
    },
  )

  test.each([
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://[64:ff9b::a00:1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:0:7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fec0::1]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://224.0.0.1/',
    'http://198.18.0.1/',
    'https://10.1.2.3/',
  ])('%s is refused before anything is sent', async (address) => {
    expect(await faultOf(fetched(address))).toBe('refused')
  })

  test('is not reached over a redirect, though its host is listed', async () => {
    const inner = await site(givesPdf, '127.0.0.2')
    const hidden = `127.0.0.2:${inner.port}`
    for (const target of [`http://${hidden}/`, 'http://169.254.169.254/', 'file:///etc/passwd', '//[']) {
      const outer = await site((_, response) => response.writeHead(302, { location: target }).end())
      const address = `http://127.0.0.1:${outer.port}/`
      const hosts = [new URL(address).host, hidden, '169.254.169.254']
      // Only the site that redirects is trusted.
      expect(await faultOf(fetched(address, termsFor(address, { hosts, ...trusting })))).toBe('refused')
      expect(outer.asked()).toBe(1)
    }
    expect(inner.asked()).toBe(0)
  })
})

/** Has every name resolve to what is given, in turn, until the test is over. */
function resolving(...answers: string[][]): { asked: () => number } {
  const usual = dns.lookup
  let count = 0
  const lookup = (_: string, options: { all?: boolean }, tell: (...answer: unknown[]) => void) => {
    const found = (answers[count++] ?? answers.at(-1) ?? []).map((address) => ({ address, family: 4 }))
    if (options.all) tell(null, found)
    else tell(null, found[0]?.address, 4)
  }
  dns.lookup = lookup as typeof dns.lookup
  syncBuiltinESMExports()
  closing.push(() => {
    dns.lookup = usual
    syncBuiltinESMExports()
  })
  return { asked: () => count }
}

describe('a name', () => {
  test('that resolves to something public at first and to something private then is not reached the second time', async () => {
    const inner = await site(givesPdf, '127.0.0.2')
    const host = `rebinding.example:${inner.port}`
    const outer = createServer((_, response) => response.writeHead(302, { location: `http://${host}/again` }).end())
    closing.push(() => void outer.close())
    await new Promise<void>((done) => void outer.listen(inner.port, '127.0.0.1', done))
    // The trusted address plays the world outside.
    const names = resolving(['127.0.0.1'], ['127.0.0.2'])
    const address = `http://${host}/a.pdf`
    expect(await faultOf(fetched(address, termsFor(address, trusting)))).toBe('refused')
    expect([names.asked(), inner.asked()]).toEqual([2, 0])
  })

  test('that resolves to both is not reached at all', async () => {
    const inner = await site(givesPdf, '127.0.0.2')
    resolving(['127.0.0.1', '127.0.0.2'])
    const address = `http://both.example:${inner.port}/a.pdf`
    expect(await faultOf(fetched(address, termsFor(address, trusting)))).toBe('refused')
    expect(inner.asked()).toBe(0)
  })

  test('is resolved once for a connection: what was looked at is what is reached', async () => {
    const outer = await site(givesPdf)
    const names = resolving(['127.0.0.1'], ['127.0.0.2'])
    const address = `http://once.example:${outer.port}/a.pdf`
    expect(await fetched(address, termsFor(address, trusting))).toBe(pdf.length)
    expect([names.asked(), outer.asked()]).toEqual([1, 1])
  })
})

describe('the list of hosts', () => {
  const hosts = ['ti.com', '127.0.0.1:8080']

  test.each([
    ['https://www.ti.com/lit/ds/symlink/tps5430.pdf', true],
    ['http://ti.com/a.pdf', true],
    ['http://127.0.0.1:8080/a.pdf', true],
    ['https://notti.com/a.pdf', false],
    ['https://ti.com.evil.example/a.pdf', false],
    ['https://ti.com:8443/a.pdf', false],
    ['https://user:secret@ti.com/a.pdf', false],
    ['ftp://ti.com/a.pdf', false],
    ['javascript:alert(1)', false],
    ['not an address', false],
  ])('%s: %s', (address, listed) => expect(isListed(address, hosts)).toBe(listed))

  test('holds for every address on the way, and for four of them at most', async () => {
    const other = await site(givesPdf)
    const away = await site((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${other.port}/` }).end(),
    )
    const address = `http://127.0.0.1:${away.port}/`
    expect(await faultOf(fetched(address, termsFor(address, trusting)))).toBe('refused')
    expect(other.asked()).toBe(0)

    const round = await site((_, response) => response.writeHead(302, { location: '/again' }).end())
    const start = `http://127.0.0.1:${round.port}/`
    expect(await faultOf(fetched(start, termsFor(start, trusting)))).toBe('refused')
    expect(round.asked()).toBe(4)
  })
})

describe('a listed site', () => {
  const ask = async (answer: RequestListener, changes: Partial<OutsideTerms> = {}) => {
    const { port } = await site(answer)
    const address = `http://127.0.0.1:${port}/a.pdf`
    return fetched(address, termsFor(address, { ...trusting, ...changes }))
  }

  test('gives a PDF, byte for byte, over a redirect too', async () => {
    const bytes = await ask((request, response) =>
      request.url === '/a.pdf' ? response.writeHead(301, { location: '/b.pdf' }).end() : response.end(pdf),
    )
    expect(bytes).toBe(pdf.length)
    expect(await readFile(join(folder, 'copy'))).toEqual(pdf)
  })

  test('that calls something else a PDF is not believed', async () => {
    const page: RequestListener = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('<html>'.padEnd(3000))
    expect(await faultOf(ask(page))).toBe('other kind')
    expect(await faultOf(ask((_, response) => void response.end('short')))).toBe('other kind')
  })

  test('is cut off at the bound, whether it says its size or not', async () => {
    const says: RequestListener = (_, response) => response.writeHead(200, { 'content-length': 200_000 }).write('%PDF-')
    const silent: RequestListener = (_, response) => {
      response.write('%PDF-')
      response.end(Buffer.alloc(200_000))
    }
    expect(await faultOf(ask(says))).toBe('oversize')
    expect(await faultOf(ask(silent))).toBe('oversize')
  })

  test('that dawdles is left, before its answer and in the middle of it', async () => {
    const patience = 300
    expect(await faultOf(ask(() => {}, { patience }))).toBe('unreachable')
    expect(await faultOf(ask((_, response) => void response.write(pdf), { patience }))).toBe('unreachable')
  })

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [403, 'unreachable'],
    [500, 'unreachable'],
    [304, 'unreachable'],
  ])('that answers %i is %s', async (status, fault) => {
    expect(await faultOf(ask((_, response) => void response.writeHead(status).end()))).toBe(fault)
    expect(await readdir(folder)).toEqual([])
  })
})
